import type { SavedDeck } from '@arrasta/contract';
import { afterSave, openSession, planSave, type EditorSession } from '@arrasta/domain';
import {
  anEditor,
  anElement,
  anySequence,
  aSlide,
  type Act,
  type DrivenEditor,
  propertyRuns,
} from '@arrasta/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const anyEditor = () =>
  anEditor({ slides: [aSlide({ elements: [anElement('title'), anElement('list')] }), aSlide()] });

/** Everything but the exchange of the whole deck for another carousel's, which no saved one knows. */
function perform(editor: DrivenEditor, acts: readonly (readonly [Act, number])[]): void {
  for (const [choose, pause] of acts) {
    const command = choose(editor);
    if (command.name !== 'deck.replace') editor.run(command);
    editor.wait(pause);
  }
}

/** The session after a save that the server has accepted. */
async function saved(person: Person, session: EditorSession): Promise<EditorSession> {
  const answer = await person.mutate<SavedDeck>('carousels.saveDeck', planSave(session));
  expect(answer.status, answer.text).toBe(200);
  const { carousel, slides } = answer.body.result.data;
  const slideIds = slides.map(({ id }) => id);
  return afterSave(session, { revision: session.revision, version: carousel.version, slideIds });
}

async function reopened(person: Person, id: string): Promise<EditorSession> {
  const answer = await person.query<SavedDeck>('carousels.get', { id });
  const { carousel, slides } = answer.body.result.data;
  return openSession(
    { carousel, slides },
    { version: carousel.version, slideIds: new Set(slides.map((slide) => slide.id)) },
  );
}

test('whatever was edited between two saves, what is loaded is what was saved', async () => {
  const ana = await server.person();
  const property = fc.asyncProperty(anySequence, anySequence, async (before, between) => {
    const editor = anyEditor();
    const { id } = editor.deck.carousel;
    for (const acts of [before, between]) {
      perform(editor, acts);
      editor.session = await saved(ana, editor.session);
      expect(planSave(await reopened(ana, id))).toEqual(planSave(editor.session));
    }
    await ana.mutate('carousels.delete', { id });
  });
  await fc.assert(property, propertyRuns(20));
});

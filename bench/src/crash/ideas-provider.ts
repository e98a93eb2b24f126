import { AiStub, saying, type AiReply } from '@arrasta/server/testing/ai-stub';
import { writtenIdeas } from '@arrasta/server/testing/written-ideas';
import type { PlanContent } from './plan-content';

/** The mark of a plan, which its main topic names to the model. */
const anyMark = /plano-\d+-\d+/;

/** Writes ideas for plans, other ones each time. */
export interface IdeasProvider {
  /** For OPENAI_BASE_URL. */
  readonly url: string;
  /** What it wrote last for the plan of that mark. */
  readonly lastFor: (mark: string) => PlanContent;
  /** Forgets what it was asked; what it wrote it keeps. */
  readonly refresh: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts it on a port of its own. */
export async function ideasProvider(): Promise<IdeasProvider> {
  const stub = await AiStub.start();
  const written = new Map<string, PlanContent>();
  const answer: AiReply = (response, request) => {
    const [mark = ''] = anyMark.exec(JSON.stringify(request.messages)) ?? [];
    const ideas = writtenIdeas(`Ideia ${String(Math.random()).slice(2)}`);
    written.set(mark, ideas);
    saying([JSON.stringify(ideas)])(response, request);
  };
  const refresh = () => stub.replies(answer);
  refresh();
  const lastFor = (mark: string) => written.get(mark) ?? { ideas: [] };
  return { url: stub.url, lastFor, refresh, stop: () => stub.stop() };
}

import { type AiTone, aiTones, type RewriteKind } from '@arrasta/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client';
import { errorMessageOr } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { rewriteMessages } from '../../messages/writing';
import { leaveForSignIn } from '../persistence/leave';
import { dispatch, flushedSession, useSession } from '../store/editor-store';
import {
  deckContextOf,
  findRewritable,
  kindsFor,
  previewOf,
  type Rewritable,
  rewriteCommand,
} from './rewritable';
import { limits, placeInDeck, type Deck } from '@arrasta/domain';
import { slideWidth } from '@arrasta/slide-renderer';
import { Button, Chip, Modal, Select, Textarea } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { limitedText } from '../../ui/controls/control-props';
import { settingsUiMessages } from '../../messages/settings';
import { ScaledSlide } from '../../ui/scaled-slide';
import classes from './rewrite-dialog.module.css';
import { closeRewrite, type RewriteTarget } from '../store/open-dialogs';

interface RewriteDraft {
  readonly kind: RewriteKind;
  readonly tone: AiTone;
  readonly words: string;
}

function showFailure(error: unknown): void {
  const { title, description } = rewriteMessages.failed;
  showToast('error', title, errorMessageOr(error, description));
}

/** Asks for other words; what comes back is shown and used only when the person says so. */
function useRewrite(what: Rewritable) {
  const [options, setOptions] = useState<readonly (readonly string[])[] | null>(null);
  const [isRunning, setRunning] = useState(false);
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);

  const ask = async (draft: RewriteDraft) => {
    const deck = flushedSession()?.state.deck;
    if (deck === undefined || isRunning) return;
    const controller = new AbortController();
    latest.current = controller;
    setRunning(true);
    const { brandName, brandHandle } = deck.carousel;
    const request = {
      ...draft,
      texts: [...what.texts],
      deck: deckContextOf(deck, what.index),
      brand: { brandName, brandHandle },
    };
    try {
      const { options: written } = await api.ai.rewrite.mutate(request, {
        signal: controller.signal,
      });
      setOptions(written);
    } catch (error) {
      if (!controller.signal.aborted && !leaveForSignIn(error)) showFailure(error);
    } finally {
      if (!controller.signal.aborted) setRunning(false);
    }
  };
  return { options, isRunning, ask };
}

/** Of one slide in the dialog, in px. */
const imageWidth = 200;

const tones = aiTones.map((tone) => ({ value: tone, label: settingsUiMessages.ai.tones[tone] }));

interface FieldsProps {
  readonly kinds: readonly RewriteKind[];
  readonly draft: RewriteDraft;
  readonly onChange: (change: Partial<RewriteDraft>) => void;
}

function Fields({ kinds, draft, onChange }: FieldsProps) {
  return (
    <>
      <Chip.Group value={draft.kind} onChange={(kind) => onChange({ kind: kind })}>
        <div className={classes.kinds} role="radiogroup" aria-label={rewriteMessages.how}>
          {kinds.map((kind) => (
            <Chip key={kind} value={kind} size="md" radius="md">
              {rewriteMessages.kinds[kind]}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      {draft.kind === 'tone' && (
        <Select
          size="md"
          label={rewriteMessages.tone}
          data={tones}
          allowDeselect={false}
          value={draft.tone}
          onChange={(tone) => tone !== null && onChange({ tone: tone })}
        />
      )}
      {draft.kind === 'words' && (
        <Textarea
          size="md"
          dir="auto"
          rows={3}
          label={rewriteMessages.words}
          placeholder={rewriteMessages.wordsHint}
          {...limitedText(draft.words, limits.aiInstructions)}
          value={draft.words}
          onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  readonly deck: Deck;
  readonly what: Rewritable;
  readonly options: readonly (readonly string[])[];
}

function Choices({ deck, what, options }: ChoicesProps) {
  const { carousel, slides } = deck;
  const use = (option: readonly string[]) => {
    if (dispatch(rewriteCommand(what, option))) showToast('success', rewriteMessages.used);
    closeRewrite();
  };
  const image = { carousel, ...placeInDeck(slides, what.index) };
  const scale = imageWidth / slideWidth;
  return (
    <ul className={classes.choices}>
      {options.length === 1 && (
        <li>
          <span className={classes.picture} aria-hidden inert>
            <ScaledSlide {...image} slide={what.slide} scale={scale} />
          </span>
          <span className={classes.name}>{rewriteMessages.before}</span>
        </li>
      )}
      {options.map((option, place) => {
        const name =
          options.length === 1 ? rewriteMessages.after : rewriteMessages.option(place + 1);
        return (
          <li key={option.join()}>
            <span className={classes.picture} aria-hidden inert>
              <ScaledSlide {...image} slide={previewOf(deck, what, option)} scale={scale} />
            </span>
            <span className={classes.name}>{name}</span>
            <p className={classes.read}>{option.join(' · ')}</p>
            <Button size="md" fullWidth onClick={() => use(option)}>
              {rewriteMessages.use}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Body({ deck, what, target }: { deck: Deck; what: Rewritable; target: RewriteTarget }) {
  const kinds = kindsFor(what, target);
  const [draft, setDraft] = useState<RewriteDraft>({
    kind: kinds[0] ?? 'shorter',
    tone: 'casual',
    words: '',
  });
  const { options, isRunning, ask } = useRewrite(what);
  const isVague = draft.kind === 'words' && draft.words.trim() === '';
  const first = what.elements.length === 0 ? rewriteMessages.submitEmpty : rewriteMessages.submit;
  return (
    <form
      className={classes.form}
      aria-busy={isRunning}
      onSubmit={(event) => {
        event.preventDefault();
        void ask(draft);
      }}
    >
      <Fields
        kinds={kinds}
        draft={draft}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      {options !== null && <Choices deck={deck} what={what} options={options} />}
      <div className={classes.ways}>
        <Button variant="default" size="md" onClick={closeRewrite}>
          {rewriteMessages.cancel}
        </Button>
        <Button
          type="submit"
          size="md"
          variant={options === null ? 'filled' : 'default'}
          loading={isRunning}
          disabled={isVague}
          leftSection={<Sparkles size={16} strokeWidth={1.75} aria-hidden />}
        >
          {options === null ? first : rewriteMessages.again}
        </Button>
      </div>
    </form>
  );
}

function titleOf({ elements }: Rewritable, { elementId }: RewriteTarget): string {
  if (elements.length === 0) return rewriteMessages.titleEmpty;
  return elementId === null ? rewriteMessages.titleSlide : rewriteMessages.titleText;
}

/** Other words for a slide or a text of it; nothing changes until one is used. */
export function RewriteDialog({ target }: { target: RewriteTarget }) {
  const deck = useSession(({ state }) => state.deck);
  const what = findRewritable(deck, target);
  if (what === null) return null;
  return (
    <Modal
      opened
      onClose={closeRewrite}
      size={720}
      title={titleOf(what, target)}
      closeButtonProps={{ 'aria-label': rewriteMessages.close }}
    >
      <Body deck={deck} what={what} target={target} />
    </Modal>
  );
}

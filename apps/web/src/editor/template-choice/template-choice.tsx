import {
  type Deck,
  type Carousel,
  type Outline,
  type OutlineElement,
  createSlide,
} from '@arrasta/domain';
import {
  deckOfTemplate,
  templateNamed,
  placeTextInTemplate,
  templates,
  type Template,
  layOutAsTemplate,
} from '@arrasta/templates';
import { Ban, Sparkles } from 'lucide-react';
import { useCallback, useMemo, useDeferredValue } from 'react';
import { layoutLooksOf, themeKeys, themes, type ThemeKey } from '@arrasta/palettes';
import { env } from '../store/env';
import { errorMessageOr } from '../../api/api-error';
import { deckOfOwnTemplate } from '../../api/own-template';
import { trpc } from '../../api/trpc';
import { templateChoiceMessages } from '../../messages/generation';
import { drawingEnv } from '../../ui/deck-drawing';
import { useLastChoice } from '../../ui/controls/last-choice';
import { showToast } from '../../ui/toast/toast-store';
import { leaveForSignIn } from '../persistence/leave';
import { useCarousel } from '../store/selectors';
import { CoverRow, type CoverChoice, DrawnCover } from './cover-row';
import classes from './cover-row.module.css';

/** A template that something is made like. */
export interface ChosenTemplate {
  readonly key: string;
  readonly name: string;
  /** A deck of it, where it is one's own, or in other looks than its own; null without need. */
  readonly deck: Deck | null;
}

/** The deck whose composition and looks are taken; null where there is no such template. */
export function deckOfChosen(chosen: ChosenTemplate | null): Deck | null {
  if (chosen === null) return null;
  const template = templateNamed(chosen.key);
  return chosen.deck ?? (template === undefined ? null : deckOfTemplate(template, env));
}

/** What covers say; `own` for the template's own words, `whole` with its pictures. */
type CoverText = Outline | 'own' | 'whole';

function withBrand(deck: Deck, { brandName, brandHandle, brandAvatarUrl }: Carousel): Deck {
  return { ...deck, carousel: { ...deck.carousel, brandName, brandHandle, brandAvatarUrl } };
}

/** The first slide of a template as a text. */
function coverTextOf({ slides: [cover] }: Deck): Outline {
  const elements = (cover?.elements ?? []).flatMap(({ type, content }): OutlineElement[] =>
    type === 'title' || type === 'subtitle' || type === 'text' ? [{ type, content }] : [],
  );
  return { title: '', description: null, slides: [{ type: 'intro', elements }] };
}

function coverOf(template: Deck, text: CoverText, carousel: Carousel): Deck {
  if (text === 'whole') return withBrand(template, carousel);
  const words = text === 'own' ? coverTextOf(template) : text;
  return placeTextInTemplate(words, template, carousel, drawingEnv()).deck;
}

interface TemplateCoverProps {
  readonly template: Template;
  /** The template in other looks; null for its own. */
  readonly inLooks: Deck | null;
  readonly text: CoverText;
}

function TemplateCover({ template, inLooks, text }: TemplateCoverProps) {
  const carousel = useCarousel();
  const make = useCallback(
    () => coverOf(inLooks ?? deckOfTemplate(template, drawingEnv()), text, carousel),
    [template, inLooks, text, carousel],
  );
  return <DrawnCover make={make} />;
}

interface OwnCoverProps extends Pick<TemplateCoverProps, 'inLooks' | 'text'> {
  readonly templateKey: string;
}

/** The cover of a template of one's own, whose slides the server has. */
function OwnCover({ templateKey: key, inLooks, text }: OwnCoverProps) {
  const carousel = useCarousel();
  const { data } = trpc.templates.get.useQuery({ key });
  const make = useCallback(() => {
    const deck = inLooks ?? (data ? deckOfOwnTemplate(data, drawingEnv()) : null);
    return deck === null ? null : coverOf(deck, text, carousel);
  }, [data, inLooks, text, carousel]);
  return <DrawnCover make={make} />;
}

/** One's own templates, none while they are not there; and the way to the deck of one. */
function useOwnTemplates() {
  const { data } = trpc.templates.list.useQuery();
  const { templates: calls } = trpc.useUtils();
  const own = useMemo(() => (data ?? []).filter((template) => template.own), [data]);
  const fetchDeck = async (key: string): Promise<Deck | null> => {
    try {
      return deckOfOwnTemplate(await calls.get.fetch({ key }), env);
    } catch (error) {
      if (leaveForSignIn(error)) return null;
      const { title, description } = templateChoiceMessages.failed;
      showToast('error', title, errorMessageOr(error, description));
      return null;
    }
  };
  return { own, fetchDeck };
}

const none = 'none';

interface TemplateChoiceProps {
  readonly text: CoverText;
  readonly hidesLabel?: boolean;
  /** Null for none. */
  readonly chosen: ChosenTemplate | null;
  readonly onChoose: (chosen: ChosenTemplate | null) => void;
}

/**
 * The templates, one's own first, each with the cover that the text would have in it
 * (docs/product/templates.md 10).
 */
export function TemplateChoice({ text, chosen, onChoose, ...row }: TemplateChoiceProps) {
  const { label, without, withoutLong } = templateChoiceMessages;
  const { own, fetchDeck } = useOwnTemplates();
  const looksOf = (key: string) => (key === chosen?.key ? chosen.deck : null);
  const choices: CoverChoice<string>[] = [
    {
      key: none,
      label: without,
      cover: <Ban size={20} strokeWidth={1.75} className={classes.icon} aria-hidden />,
    },
    ...own.map(({ key, name }) => {
      const cover = <OwnCover templateKey={key} inLooks={looksOf(key)} text={text} />;
      return { key, label: name, cover };
    }),
    ...templates.map((template) => {
      const inLooks = looksOf(template.key);
      const cover = <TemplateCover {...{ template, inLooks, text }} />;
      return { key: template.key, label: template.name, cover };
    }),
  ];
  const noteChoice = useLastChoice();
  const choose = async (key: string) => {
    const isLast = noteChoice();
    const name = choices.find((choice) => choice.key === key)?.label ?? '';
    if (!own.some((template) => template.key === key)) {
      onChoose(key === none ? null : { key, name, deck: null });
      return;
    }
    const deck = await fetchDeck(key);
    if (deck !== null && isLast()) onChoose({ key, name, deck });
  };
  return (
    <CoverRow
      {...row}
      label={label}
      current={chosen?.name ?? withoutLong}
      choices={choices}
      chosen={chosen?.key ?? none}
      onChoose={(key) => void choose(key)}
    />
  );
}

/** Longer topics are instructions, and no titles. */
const maxTitle = 70;

interface ThemeCoverProps {
  readonly theme: ThemeKey;
  readonly topic: string;
}

/** A cover in the colours and fonts of the open carousel; it says what the carousel is to be about. */
function ThemeCover({ theme, topic }: ThemeCoverProps) {
  const carousel = useCarousel();
  const make = useCallback((): Deck => {
    const { name, brandPosition = carousel.brandPosition } = themes[theme];
    const look = { ...carousel, theme, brandPosition };
    const isTitle = topic !== '' && topic.length <= maxTitle;
    const elements = [{ type: 'title', content: isTitle ? topic : name }] as const;
    const { primaryColor } = look;
    const fields = { type: 'intro' } as const;
    const slide = createSlide({ position: 0, primaryColor, fields, elements }, drawingEnv());
    return { carousel: look, slides: layOutAsTemplate([slide], [], layoutLooksOf(look)) };
  }, [carousel, theme, topic]);
  return <DrawnCover make={make} />;
}

interface ThemeChoiceProps {
  readonly topic: string;
  /** Null where it is said otherwise what the carousel looks like. */
  readonly chosen: ThemeKey | 'auto' | null;
  readonly onChoose: (key: ThemeKey | 'auto') => void;
}

/** The twelve themes, each with a cover, and leaving it to the model (docs/product/generation.md 31). */
export function ThemeChoice({ topic, chosen, onChoose }: ThemeChoiceProps) {
  const { theme: label, auto } = templateChoiceMessages;
  const settled = useDeferredValue(topic.trim());
  const byModel = {
    key: 'auto' as const,
    label: auto,
    cover: <Sparkles size={20} strokeWidth={1.75} className={classes.icon} aria-hidden />,
  };
  const choices = themeKeys.map((key) => ({
    key,
    label: themes[key].name,
    cover: <ThemeCover theme={key} topic={settled} />,
  }));
  const name = chosen === null || chosen === 'auto' ? auto : themes[chosen].name;
  return (
    <CoverRow
      label={label}
      hidesLabel
      current={chosen === null ? '' : name}
      choices={[byModel, ...choices]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

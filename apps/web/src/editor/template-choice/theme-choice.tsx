import { createSlide, type Deck } from '@arrasta/domain';
import { layoutLooksOf, themeKeys, themes, type ThemeKey } from '@arrasta/palettes';
import { layOutAsTemplate } from '@arrasta/templates';
import { Sparkles } from 'lucide-react';
import { useCallback, useDeferredValue } from 'react';
import { templateChoiceMessages } from '../../messages/template-choice';
import { drawingEnv } from '../../ui/deck-drawing';
import { useCarousel } from '../store/selectors';
import { CoverRow } from './cover-row';
import { DrawnCover } from './drawn-cover';
import classes from './cover-row.module.css';

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

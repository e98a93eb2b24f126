import { SegmentedControl } from '@mantine/core';
import { themeOf, themes } from '@arrasta/palettes';
import { useState } from 'react';
import { generationMessages } from '../../messages/generation';
import { useCarousel } from '../store/selectors';
import { TemplateChoice } from '../template-choice/template-choice';
import { ThemeChoice } from '../template-choice/theme-choice';
import { changeRequest } from './generation-store';
import classes from './generation.module.css';
import type { RequestedStyle } from './requested-style';

const messages = generationMessages.style;

type StyleMode = 'theme' | 'template';

interface StyleFieldsProps {
  readonly style: RequestedStyle;
  /** What covers say. */
  readonly topic: string;
}

function choose(style: RequestedStyle): void {
  changeRequest({ style });
}

function ThemeField({ style, topic }: StyleFieldsProps) {
  const { theme } = useCarousel();
  const isOpen = style.kind === 'carousel';
  const chosenTheme = style.kind === 'theme' ? style.theme : null;
  return (
    <ThemeChoice
      topic={topic}
      chosen={style.kind === 'auto' ? 'auto' : isOpen ? themeOf(theme).key : chosenTheme}
      onChoose={(key) => choose(key === 'auto' ? { kind: 'auto' } : { kind: 'theme', theme: key })}
    />
  );
}

/** A theme, with the choice left to the model, or a template (docs/product/generation.md 31). */
export function StyleFields({ style, topic }: StyleFieldsProps) {
  const [mode, setMode] = useState<StyleMode>(style.kind === 'template' ? 'template' : 'theme');
  return (
    <div className={classes.style}>
      <SegmentedControl<StyleMode>
        aria-label={messages.mode}
        data={[
          { value: 'theme', label: messages.theme },
          { value: 'template', label: messages.template },
        ]}
        value={mode}
        onChange={setMode}
      />
      {mode === 'theme' ? (
        <ThemeField style={style} topic={topic} />
      ) : (
        <TemplateChoice
          hidesLabel
          text="whole"
          chosen={style.kind === 'template' ? style.template : null}
          onChoose={(template) =>
            choose(template === null ? { kind: 'carousel' } : { kind: 'template', template })
          }
        />
      )}
    </div>
  );
}

function nameOf(style: RequestedStyle): string | null {
  switch (style.kind) {
    case 'carousel':
      return null;
    case 'auto':
      return messages.auto;
    case 'theme':
      return themes[style.theme].name;
    case 'template':
      return style.template.name;
  }
}

/** What was asked for, while the carousel is written. */
export function StyleLine({ style }: Pick<StyleFieldsProps, 'style'>) {
  const name = nameOf(style);
  if (name === null) return null;
  const label = style.kind === 'template' ? messages.template : messages.theme;
  return (
    <p className={classes.note}>
      {label}: {name}
    </p>
  );
}

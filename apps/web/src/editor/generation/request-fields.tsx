import { SegmentedControl, ActionIcon, Anchor, Checkbox, TextInput } from '@mantine/core';
import { themeOf, themes } from '@arrasta/palettes';
import { useState } from 'react';
import { limits } from '@arrasta/domain';
import { ExternalLink, Eye, EyeOff } from 'lucide-react';
import { generationMessages } from '../../messages/generation';
import { useCarousel } from '../store/selectors';
import { TemplateChoice, ThemeChoice } from '../template-choice/template-choice';
import { changeRequest, type RequestedStyle } from './generation-store';
import classes from './generation.module.css';

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

const keyMessages = generationMessages.key;

export interface KeyDraft {
  readonly text: string;
  readonly isSaved: boolean;
}

interface KeyFieldsProps {
  readonly draft: KeyDraft;
  readonly onChange: (draft: KeyDraft) => void;
}

/** A key of the provider, for once or for good (docs/product/generation.md 19, 21). */
export function KeyFields({ draft, onChange }: KeyFieldsProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={classes.key}>
      <TextInput
        data-autofocus
        size="md"
        name="openaiApiKey"
        type={shown ? 'text' : 'password'}
        label={keyMessages.field}
        placeholder={keyMessages.placeholder}
        value={draft.text}
        maxLength={limits.providerKey}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange({ ...draft, text: currentTarget.value })}
        rightSection={
          <ActionIcon
            aria-label={shown ? keyMessages.hide : keyMessages.show}
            onClick={() => setShown(!shown)}
          >
            <Icon size={17} strokeWidth={1.75} aria-hidden />
          </ActionIcon>
        }
      />
      <Checkbox
        label={keyMessages.save}
        checked={draft.isSaved}
        onChange={({ currentTarget }) => onChange({ ...draft, isSaved: currentTarget.checked })}
      />
      <Anchor href={keyMessages.page} target="_blank" rel="noreferrer" className={classes.link}>
        {keyMessages.link}
        <ExternalLink size={13} strokeWidth={1.75} aria-hidden />
      </Anchor>
    </div>
  );
}

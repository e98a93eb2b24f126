import { UnstyledButton } from '@mantine/core';
import { ChevronRight, ClipboardType, File, Sparkles, type LucideIcon } from 'lucide-react';
import { templateMessages } from '../../messages/templates';
import classes from './ways-in.module.css';

interface WayInProps {
  readonly Icon: LucideIcon;
  readonly messages: { readonly title: string; readonly description: string };
  readonly onChoose: () => void;
}

function WayIn({ Icon, messages, onChoose }: WayInProps) {
  return (
    <UnstyledButton className={classes.way} onClick={onChoose}>
      <span className={classes.tile} aria-hidden>
        <Icon size={18} strokeWidth={1.75} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{messages.title}</span>
        <span className={classes.description}>{messages.description}</span>
      </span>
      <ChevronRight className={classes.arrow} size={16} strokeWidth={1.75} aria-hidden />
    </UnstyledButton>
  );
}

/** Beginning without a template; what each leads to is the page's. */
export interface WaysInProps {
  readonly onBlank: () => void;
  readonly onFromText: () => void;
  readonly onWithAi: () => void;
}

/** The three ways to begin without a template (docs/product/gallery.md 5). */
export function WaysIn({ onBlank, onFromText, onWithAi }: WaysInProps) {
  const { blank, fromText, withAi, waysIn } = templateMessages;
  return (
    <div className={classes.ways} role="group" aria-label={waysIn}>
      <WayIn Icon={File} messages={blank} onChoose={onBlank} />
      <WayIn Icon={ClipboardType} messages={fromText} onChoose={onFromText} />
      <WayIn Icon={Sparkles} messages={withAi} onChoose={onWithAi} />
    </div>
  );
}

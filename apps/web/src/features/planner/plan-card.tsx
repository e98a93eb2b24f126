import type { ContentPlan } from '@arrasta/contract';
import { ActionIcon, Button, Loader, VisuallyHidden } from '@mantine/core';
import {
  Bookmark,
  CircleAlert,
  Hash,
  Lightbulb,
  MessageCircle,
  Sparkles,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { busyProps } from '../../ui/controls/control-props';
import { plannerMessages } from '../../messages/planner';
import classes from './plan-card.module.css';

const messages = plannerMessages.card;

interface FactProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly text: string;
}

function Fact({ icon: Icon, name, text }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>
        <Icon size={15} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

function Facts({ plan }: { plan: ContentPlan }) {
  return (
    <dl className={classes.facts}>
      <Fact icon={Hash} name={messages.topic} text={plan.mainTopic} />
      <Fact icon={Users} name={messages.audience} text={plan.targetAudience} />
      <Fact icon={MessageCircle} name={messages.tone} text={plannerMessages.tones[plan.tone]} />
    </dl>
  );
}

function KeyNote({ what }: { what: string }) {
  return (
    <div className={classes.note}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {what} <Link to="/settings">{messages.settings}</Link>
      </span>
    </div>
  );
}

interface PlanCardProps {
  readonly plan: ContentPlan;
  /** How many of its ideas are saved; undefined while that is not known. */
  readonly savedCount: number | undefined;
  readonly isGenerating: boolean;
  /** What to do about the key, where the last try failed because of it. */
  readonly keyTrouble: string | null;
  readonly onGenerate: () => void;
  readonly onIdeas: () => void;
  readonly onSavedIdeas: () => void;
  readonly onRemove: () => void;
}

function Actions(props: PlanCardProps) {
  const { isGenerating, savedCount = 0, onGenerate, onSavedIdeas } = props;
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        className={classes.action}
        aria-busy={isGenerating}
        {...busyProps(isGenerating)}
        leftSection={
          isGenerating ? (
            <Loader size={14} color="gray" aria-hidden />
          ) : (
            <Sparkles size={16} strokeWidth={1.75} aria-hidden />
          )
        }
        onClick={() => {
          if (!isGenerating) onGenerate();
        }}
      >
        {isGenerating ? messages.generating : messages.generate}
      </Button>
      <Button
        variant="subtle"
        className={classes.action}
        leftSection={<Bookmark size={15} strokeWidth={1.75} aria-hidden />}
        onClick={onSavedIdeas}
      >
        {messages.saved}
        {savedCount > 0 && <span className={classes.count}>{savedCount}</span>}
      </Button>
    </div>
  );
}

/** What came of a plan so far: its last ideas, and carousels. */
function Outcome({ plan, onIdeas }: Pick<PlanCardProps, 'plan' | 'onIdeas'>) {
  if (plan.carouselIdeas.length === 0 && plan.totalCarousels === 0) return null;
  return (
    <div className={classes.outcome}>
      {plan.carouselIdeas.length > 0 && (
        <button type="button" className={classes.ideas} onClick={onIdeas}>
          <Lightbulb size={15} strokeWidth={1.75} aria-hidden />
          {messages.lastIdeas}
        </button>
      )}
      {plan.totalCarousels > 0 && <span>{messages.carousels(plan.totalCarousels)}</span>}
    </div>
  );
}

/** A plan: what it is about, and what can be done with it (docs/product/planner.md 8). */
export function PlanCard(props: PlanCardProps) {
  const { plan, keyTrouble, onRemove } = props;
  const id = useId();
  return (
    <li className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {plan.title}
        </h2>
        <ActionIcon
          className={classes.remove}
          aria-label={messages.remove(plan.title)}
          onClick={onRemove}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {plan.description !== null && <p className={classes.description}>{plan.description}</p>}
      <Facts plan={plan} />
      <Outcome {...props} />
      {keyTrouble !== null && <KeyNote what={keyTrouble} />}
      <Actions {...props} />
    </li>
  );
}

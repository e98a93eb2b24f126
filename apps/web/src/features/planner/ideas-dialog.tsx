import type { ContentPlan, Idea, SavedIdea, IdeaSlide } from '@arrasta/contract';
import { Button, Modal } from '@mantine/core';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { appMessages } from '../../messages/app';
import { plannerMessages } from '../../messages/planner';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { useSavedIdeas, useSaveIdea } from './planner-calls';
import classes from './ideas.module.css';

interface IdeaBodyProps {
  readonly description: string | null;
  readonly content: string | null;
  readonly slides: readonly IdeaSlide[];
}

const isWritten = (text: string | null): text is string => text !== null && text.trim() !== '';

/** What an idea tells: description, suggested content, and its slides one by one. */
export function IdeaBody({ description, content, slides }: IdeaBodyProps) {
  return (
    <>
      {isWritten(description) && <p className={classes.description}>{description}</p>}
      {isWritten(content) && (
        <>
          <h4 className={classes.label}>{messages.content}</h4>
          <p className={classes.content}>{content}</p>
        </>
      )}
      {slides.length > 0 && (
        <>
          <h4 className={classes.label}>
            {messages.structure} · {messages.slides(slides.length)}
          </h4>
          <ol className={classes.slides}>
            {slides.map(({ number, title, content: text }, index) => (
              <li key={index}>
                <span className={classes.number}>{number}</span>
                <span>
                  <strong>{title}</strong>
                  {isWritten(text) && <span className={classes.text}>{text}</span>}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

const messages = plannerMessages.ideas;

/** Whether this idea is kept: one of its title and content among those of its plan. */
function isKept(idea: Idea, planId: string, saved: readonly SavedIdea[]): boolean {
  return saved.some(
    (one) => one.planId === planId && one.title === idea.title && one.content === idea.content,
  );
}

interface SaveButtonProps {
  readonly idea: Idea;
  readonly planId: string;
}

function SaveButton({ idea, planId }: SaveButtonProps) {
  const { data: saved = [] } = useSavedIdeas();
  const { mutate, isPending } = useSaveIdea();
  const isSaved = isKept(idea, planId, saved);
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  const save = () => {
    const { id: _, ...content } = idea;
    mutate({ ...content, slides: [...idea.slides], planId });
  };
  return (
    <Button
      variant="default"
      className={classes.save}
      disabled={isSaved}
      loading={isPending}
      leftSection={<Icon size={15} strokeWidth={1.75} aria-hidden />}
      onClick={save}
    >
      {isSaved ? messages.saved : messages.save}
    </Button>
  );
}

interface IdeasDialogProps {
  readonly plan: ContentPlan;
  readonly onClose: () => void;
}

/** The ideas that were last generated for a plan (docs/product/planner.md 9). */
export function IdeasDialog({ plan, onClose }: IdeasDialogProps) {
  const narrow = useScreenSize() === 'narrow';
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.title(plan.title)}
      size={760}
      fullScreen={narrow}
      closeButtonProps={{ 'aria-label': appMessages.close }}
      classNames={{ header: classes.head, body: classes.body }}
    >
      {plan.carouselIdeas.length === 0 && <p className={classes.none}>{messages.none}</p>}
      <ol className={classes.list}>
        {plan.carouselIdeas.map((idea, index) => (
          <li key={idea.id} className={classes.idea}>
            <div className={classes.ideaHead}>
              <h3 className={classes.title}>
                <span className={classes.place}>{index + 1}</span>
                {idea.title}
              </h3>
              <SaveButton idea={idea} planId={plan.id} />
            </div>
            <IdeaBody {...idea} />
          </li>
        ))}
      </ol>
    </Modal>
  );
}

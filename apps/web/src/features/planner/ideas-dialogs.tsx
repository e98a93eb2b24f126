import type { ContentPlan, Idea, SavedIdea, SaveIdea, IdeaSlide } from '@arrasta/contract';
import { Button, Modal, ActionIcon, UnstyledButton } from '@mantine/core';
import { Bookmark, BookmarkCheck, ChevronDown, ChevronRight, Layers, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appMessages } from '../../messages/app';
import { plannerMessages } from '../../messages/planner';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { useSavedIdeas, useSaveIdea, useMakeCarousel } from './planner-calls';
import classes from './ideas.module.css';
import { busyProps } from '../../ui/controls/control-props';
import { SwipedCards } from '../../ui/swiped-cards';
import { QueryState } from '../../ui/page/query-state';
import { IdeaRemoval } from './plan-dialogs';

interface IdeaBodyProps {
  readonly description: string | null;
  readonly content: string | null;
  readonly slides: readonly IdeaSlide[];
}

const isWritten = (text: string | null): text is string => text !== null && text.trim() !== '';

/** The parts of an idea: description, suggested content, and its slides one by one. */
function IdeaBody({ description, content, slides }: IdeaBodyProps) {
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

/** Whether a saved idea is this one: it has its title and content, and its plan. */
function isSameIdea({ title, content }: Idea, planId: string, saved: SaveIdea): boolean {
  return saved.planId === planId && saved.title === title && saved.content === content;
}

interface SaveButtonProps {
  readonly idea: Idea;
  readonly planId: string;
}

function SaveButton({ idea, planId }: SaveButtonProps) {
  const { data: saved = [] } = useSavedIdeas();
  const { save, isSaving } = useSaveIdea((one) => isSameIdea(idea, planId, one));
  const isSaved = saved.some((one) => isSameIdea(idea, planId, one));
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  const saveIdea = () => {
    const { id: _, ...content } = idea;
    save({ ...content, slides: [...idea.slides], planId });
  };
  return (
    <Button
      variant="default"
      className={classes.save}
      disabled={isSaved}
      loading={isSaving}
      leftSection={<Icon size={15} strokeWidth={1.75} aria-hidden />}
      onClick={saveIdea}
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

const savedMessages = plannerMessages.savedIdeas;

interface SavedIdeaCardProps {
  readonly idea: SavedIdea;
  readonly onCreated: (carouselId: string) => void;
  readonly onRemove: () => void;
}

function CreateButton({ idea, onCreated }: Pick<SavedIdeaCardProps, 'idea' | 'onCreated'>) {
  const { create, isCreating } = useMakeCarousel(idea.id);
  // Who has gone on to something else meanwhile stays there, because the mutation has no observer
  // by then: the carousel is among theirs.
  const createAndOpen = () => create(idea, { onSuccess: onCreated });
  return (
    <Button
      variant="default"
      className={classes.save}
      aria-busy={isCreating}
      {...busyProps(isCreating)}
      leftSection={<Layers size={15} strokeWidth={1.75} aria-hidden />}
      onClick={() => {
        if (!isCreating) createAndOpen();
      }}
    >
      {isCreating ? savedMessages.creating : savedMessages.create}
    </Button>
  );
}

function SavedIdeaCard({ idea, onCreated, onRemove }: SavedIdeaCardProps) {
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className={classes.saved}>
      <div className={classes.savedHead}>
        <h3 className={classes.toggleTitle}>
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? body : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={16} strokeWidth={1.75} aria-hidden />
            <span>
              <span className={classes.name}>{idea.title}</span>
              <span className={classes.date}>
                {savedMessages.date(new Date(idea.createdAt).toLocaleDateString('pt-BR'))}
              </span>
            </span>
          </UnstyledButton>
        </h3>
        <div className={classes.savedActions}>
          <CreateButton idea={idea} onCreated={onCreated} />
          <ActionIcon
            className={classes.remove}
            aria-label={savedMessages.remove(idea.title)}
            onClick={onRemove}
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {isOpen && (
        <div id={body} className={classes.savedBody}>
          <IdeaBody {...idea} />
        </div>
      )}
    </li>
  );
}

function NoneYet() {
  return (
    <div className={classes.none}>
      <SwipedCards />
      <strong>{savedMessages.none}</strong>
      <span>{savedMessages.noneHint}</span>
    </div>
  );
}

interface SavedIdeasProps {
  /** Null for those of no plan. */
  readonly planId: string | null;
  readonly onCreated: (carouselId: string) => void;
  readonly onRemove: (idea: SavedIdea) => void;
}

function SavedIdeas({ planId, onCreated, onRemove }: SavedIdeasProps) {
  const { data, isFetching, refetch } = useSavedIdeas();
  if (data === undefined) {
    return (
      <QueryState
        place="card"
        isFetching={isFetching}
        messages={savedMessages.waiting}
        refetch={refetch}
      />
    );
  }
  const ideas = data.filter((idea) => idea.planId === planId);
  if (ideas.length === 0) return <NoneYet />;
  return (
    <ul className={classes.list}>
      {ideas.map((idea) => (
        <SavedIdeaCard
          key={idea.id}
          idea={idea}
          onCreated={onCreated}
          onRemove={() => onRemove(idea)}
        />
      ))}
    </ul>
  );
}

interface SavedIdeasDialogProps {
  /** Null for what programs saved without one. */
  readonly plan: ContentPlan | null;
  readonly onClose: () => void;
}

/**
 * The saved ideas of a plan, or of none: read, turned into carousels, deleted
 * (docs/product/planner.md 10).
 */
export function SavedIdeasDialog({ plan, onClose }: SavedIdeasDialogProps) {
  const narrow = useScreenSize() === 'narrow';
  const navigate = useNavigate();
  const [removing, setRemoving] = useState<SavedIdea | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title={savedMessages.title(plan?.title ?? savedMessages.ofNoPlan)}
      size={760}
      fullScreen={narrow}
      closeButtonProps={{ 'aria-label': appMessages.close }}
      classNames={{ header: classes.head, body: classes.body }}
    >
      <SavedIdeas
        planId={plan?.id ?? null}
        onCreated={(id) => {
          onClose();
          void navigate(`/carousel/${id}`);
        }}
        onRemove={setRemoving}
      />
      {removing !== null && <IdeaRemoval idea={removing} onClose={() => setRemoving(null)} />}
    </Modal>
  );
}

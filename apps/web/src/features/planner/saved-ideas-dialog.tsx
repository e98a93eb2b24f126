import type { ContentPlan, SavedIdea } from '@arrasta/contract';
import { ActionIcon, Button, Modal, UnstyledButton } from '@mantine/core';
import { ChevronDown, ChevronRight, Layers, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { busyProps } from '../../ui/controls/control-props';
import { SwipedCards } from '../../ui/swiped-cards';
import { appMessages } from '../../messages/app';
import { plannerMessages } from '../../messages/planner';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { QueryState } from '../../ui/page/query-state';
import { useMakeCarousel, useSavedIdeas } from './planner-calls';
import { IdeaBody } from './ideas-dialog';
import classes from './ideas.module.css';
import { IdeaRemoval } from './removal-dialog';

const messages = plannerMessages.savedIdeas;

interface SavedIdeaCardProps {
  readonly idea: SavedIdea;
  readonly onCreated: (carouselId: string) => void;
  readonly onRemove: () => void;
}

function CreateButton({ idea, onCreated }: Pick<SavedIdeaCardProps, 'idea' | 'onCreated'>) {
  const { mutate, isPending: isCreating } = useMakeCarousel();
  // Who has gone on to something else meanwhile stays there, because the mutation has no observer
  // by then: the carousel is among theirs.
  const create = () => mutate(idea, { onSuccess: onCreated });
  return (
    <Button
      variant="default"
      className={classes.save}
      aria-busy={isCreating}
      {...busyProps(isCreating)}
      leftSection={<Layers size={15} strokeWidth={1.75} aria-hidden />}
      onClick={() => {
        if (!isCreating) create();
      }}
    >
      {isCreating ? messages.creating : messages.create}
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
                {messages.date(new Date(idea.createdAt).toLocaleDateString('pt-BR'))}
              </span>
            </span>
          </UnstyledButton>
        </h3>
        <div className={classes.savedActions}>
          <CreateButton idea={idea} onCreated={onCreated} />
          <ActionIcon
            className={classes.remove}
            aria-label={messages.remove(idea.title)}
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
      <strong>{messages.none}</strong>
      <span>{messages.noneHint}</span>
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
        messages={messages.waiting}
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

/** The saved ideas of a plan, or of none: read, turned into carousels, deleted (docs/product/planner.md 10). */
export function SavedIdeasDialog({ plan, onClose }: SavedIdeasDialogProps) {
  const narrow = useScreenSize() === 'narrow';
  const navigate = useNavigate();
  const [removing, setRemoving] = useState<SavedIdea | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.title(plan?.title ?? messages.ofNoPlan)}
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

import type { ContentPlan, User } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { Bookmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { useGeneration, usePlans, useSavedIdeas } from './planner-calls';
import { CreatePlanDialog, PlanRemoval } from './plan-dialogs';
import { IdeasDialog, SavedIdeasDialog } from './ideas-dialogs';
import { ProBadge } from '../../ui/pro-badge';
import { SwipedCards } from '../../ui/swiped-cards';
import { plannerMessages as messages } from '../../messages/planner';
import { QueryState } from '../../ui/page/query-state';
import { PageFrame, type PageMenu } from '../../ui/page/page-frame';
import { PlanCard } from './plan-card';
import classes from './planner.module.css';

/** What is open over the plans. */
type OpenDialog =
  | { readonly kind: 'creation' }
  | { readonly kind: 'ideasOfNoPlan' }
  | { readonly kind: 'ideas' | 'savedIdeas' | 'removal'; readonly planId: string };

interface PlannerDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly plans: readonly ContentPlan[];
  readonly onClose: () => void;
}

/** The one dialog that is open, if any. */
function PlannerDialogs({ dialog, plans, onClose }: PlannerDialogsProps) {
  if (dialog === null) return null;
  if (dialog.kind === 'creation') return <CreatePlanDialog onClose={onClose} />;
  if (dialog.kind === 'ideasOfNoPlan') return <SavedIdeasDialog plan={null} onClose={onClose} />;
  // It was deleted elsewhere meanwhile.
  const plan = plans.find(({ id }) => id === dialog.planId);
  if (plan === undefined) return null;
  if (dialog.kind === 'ideas') return <IdeasDialog plan={plan} onClose={onClose} />;
  if (dialog.kind === 'savedIdeas') return <SavedIdeasDialog plan={plan} onClose={onClose} />;
  return <PlanRemoval plan={plan} onClose={onClose} />;
}

function NoneYet({ onCreate }: { onCreate: () => void }) {
  return (
    <div className={classes.empty}>
      <SwipedCards />
      <p className={classes.emptyTitle}>{messages.none}</p>
      <p className={classes.emptyHint}>{messages.noneHint}</p>
      <Button size="md" className={classes.create} onClick={onCreate}>
        {messages.create}
      </Button>
    </div>
  );
}

interface PlansProps {
  readonly plans: readonly ContentPlan[];
  readonly onOpen: (dialog: OpenDialog) => void;
  /** Opens a dialog unless another one is open by then. */
  readonly onReady: (dialog: OpenDialog) => void;
}

function Plans({ plans, onOpen, onReady }: PlansProps) {
  const { running, trouble, generate } = useGeneration();
  const { data: saved } = useSavedIdeas();
  return (
    <ul className={classes.grid}>
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          savedCount={saved?.filter(({ planId }) => planId === plan.id).length}
          isGenerating={running.includes(plan.id)}
          keyTrouble={trouble?.planId === plan.id ? trouble.what : null}
          onGenerate={() =>
            void generate(plan.id).then((isThere) => {
              if (isThere) onReady({ kind: 'ideas', planId: plan.id });
            })
          }
          onIdeas={() => onOpen({ kind: 'ideas', planId: plan.id })}
          onSavedIdeas={() => onOpen({ kind: 'savedIdeas', planId: plan.id })}
          onRemove={() => onOpen({ kind: 'removal', planId: plan.id })}
        />
      ))}
      <li>
        <button type="button" className={classes.more} onClick={() => onOpen({ kind: 'creation' })}>
          <Plus size={20} strokeWidth={1.75} aria-hidden />
          {messages.create}
        </button>
      </li>
    </ul>
  );
}

/** The way to ideas that programs saved without a plan; there is none where there are none. */
function IdeasOfNoPlan({ onOpen }: { onOpen: () => void }) {
  const { data: saved = [] } = useSavedIdeas();
  const count = saved.filter(({ planId }) => planId === null).length;
  if (count === 0) return null;
  return (
    <Button
      variant="subtle"
      className={classes.ofNoPlan ?? ''}
      leftSection={<Bookmark size={15} strokeWidth={1.75} aria-hidden />}
      onClick={onOpen}
    >
      {messages.savedIdeas.openOfNoPlan}
      <span className={classes.count}>{count}</span>
    </Button>
  );
}

/** Planejador de Conteúdo (docs/product/planner.md 8). */
export function PlannerScreen({ user, Menu }: { user: User; Menu: PageMenu }) {
  const { data: plans, isFetching, refetch } = usePlans();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const create = () => setDialog({ kind: 'creation' });
  return (
    <PageFrame
      user={user}
      Menu={Menu}
      width={1120}
      title={messages.title}
      badge={<ProBadge />}
      summary={<p className={classes.summary}>{messages.summary}</p>}
      actions={
        plans?.length !== 0 && (
          <Button
            size="md"
            className={classes.create}
            leftSection={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={create}
          >
            {messages.create}
          </Button>
        )
      }
    >
      {plans === undefined && (
        <QueryState
          place="page"
          isFetching={isFetching}
          messages={messages.waiting}
          refetch={refetch}
        />
      )}
      {plans?.length === 0 && <NoneYet onCreate={create} />}
      {plans !== undefined && plans.length > 0 && (
        <Plans
          plans={plans}
          onOpen={setDialog}
          onReady={(ready) => setDialog((open) => open ?? ready)}
        />
      )}
      {plans !== undefined && <IdeasOfNoPlan onOpen={() => setDialog({ kind: 'ideasOfNoPlan' })} />}
      <PlannerDialogs
        dialog={dialog}
        plans={plans ?? []}
        onClose={() => setDialog((open) => (open === dialog ? null : open))}
      />
    </PageFrame>
  );
}

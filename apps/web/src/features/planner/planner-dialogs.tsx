import type { ContentPlan } from '@arrasta/contract';
import { useRemovePlan } from './change-planner';
import { CreatePlanDialog } from './create-plan-dialog';
import { IdeasDialog } from './ideas-dialog';
import { RemovalDialog } from './removal-dialog';
import { SavedIdeasDialog } from './saved-ideas-dialog';

/** What is open over the plans. */
export type OpenDialog =
  | { readonly kind: 'creation' }
  | { readonly kind: 'ideasOfNoPlan' }
  | { readonly kind: 'ideas' | 'savedIdeas' | 'removal'; readonly planId: string };

interface PlannerDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly plans: readonly ContentPlan[];
  readonly onClose: () => void;
}

function PlanRemoval({ plan, onClose }: { plan: ContentPlan; onClose: () => void }) {
  const { mutate, isPending } = useRemovePlan(onClose);
  const { id, title } = plan;
  return (
    <RemovalDialog
      kind="plan"
      name={title}
      onRemove={() => mutate({ id })}
      {...{ isPending, onClose }}
    />
  );
}

/** The one dialog that is open, if any. */
export function PlannerDialogs({ dialog, plans, onClose }: PlannerDialogsProps) {
  if (dialog === null) return null;
  if (dialog.kind === 'creation') return <CreatePlanDialog onClose={onClose} />;
  if (dialog.kind === 'ideasOfNoPlan') return <SavedIdeasDialog plan={null} onClose={onClose} />;
  // Gone meanwhile: deleted elsewhere.
  const plan = plans.find(({ id }) => id === dialog.planId);
  if (plan === undefined) return null;
  if (dialog.kind === 'ideas') return <IdeasDialog plan={plan} onClose={onClose} />;
  if (dialog.kind === 'savedIdeas') return <SavedIdeasDialog plan={plan} onClose={onClose} />;
  return <PlanRemoval plan={plan} onClose={onClose} />;
}

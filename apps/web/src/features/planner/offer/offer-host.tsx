import { create } from 'zustand';
import { lazyDialog } from '../../../loading/lazy-component';

/** Whether it is told what the planner is. */
const usePlannerOffer = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openPlannerOffer(): void {
  usePlannerOffer.setState({ open: true });
}

function closePlannerOffer(): void {
  usePlannerOffer.setState({ open: false });
}

const OfferDialog = lazyDialog(async () => (await import('./offer-dialog')).OfferDialog);

/** What the planner is, while it is told; loaded when it is first asked for. */
export function PlannerOfferHost() {
  const open = usePlannerOffer((state) => state.open);
  return open && <OfferDialog onClose={closePlannerOffer} />;
}

import { create } from 'zustand';
import { lazyDialog } from '../../../loading/lazy-component';

/** Whether the offer is open. */
const usePlannerOffer = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openPlannerOffer(): void {
  usePlannerOffer.setState({ open: true });
}

function closePlannerOffer(): void {
  usePlannerOffer.setState({ open: false });
}

const OfferDialog = lazyDialog(async () => (await import('./offer-dialog')).OfferDialog);

/** The offer while it is open; loaded when it is first opened. */
export function PlannerOfferHost() {
  const open = usePlannerOffer((state) => state.open);
  return open && <OfferDialog onClose={closePlannerOffer} />;
}

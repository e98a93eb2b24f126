import { lazyDialog } from '../../../loading/lazy-part';
import { closePlannerOffer, usePlannerOffer } from './open-offer';

const OfferDialog = lazyDialog(async () => (await import('./offer-dialog')).OfferDialog);

/** What the planner is, while it is told; loaded when it is first asked for. */
export function PlannerOfferHost() {
  const open = usePlannerOffer((state) => state.open);
  return open && <OfferDialog onClose={closePlannerOffer} />;
}

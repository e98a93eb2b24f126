import { create } from 'zustand';

/** Whether it is told what the planner is. */
export const usePlannerOffer = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openPlannerOffer(): void {
  usePlannerOffer.setState({ open: true });
}

export function closePlannerOffer(): void {
  usePlannerOffer.setState({ open: false });
}

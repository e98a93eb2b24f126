/** What a button is while what it does is under way: one switched off loses the focus. */
export function busyWhile(isBusy: boolean) {
  return isBusy ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : {};
}

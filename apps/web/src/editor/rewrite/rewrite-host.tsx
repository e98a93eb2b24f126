import { lazyPart } from '../../loading/lazy-part';
import { useRewriteTarget } from './rewrite-store';

const RewriteDialog = lazyPart(async () => (await import('./rewrite-dialog')).RewriteDialog);

/** The dialog while something is to be rewritten. */
export function RewriteHost() {
  const target = useRewriteTarget((store) => store.target);
  return target !== null && <RewriteDialog target={target} />;
}

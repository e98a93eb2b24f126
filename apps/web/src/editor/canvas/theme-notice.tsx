import type { ChunkLoader } from '../../loading/chunk-loader';
import { ChunkNotice } from '../../loading/lazy-component';
import { themeLoaderOf } from '../../ui/deck-drawing';
import classes from './current-slide-view.module.css';

function NoticeOf({ loader }: { loader: ChunkLoader<void> }) {
  const { status } = loader.useChunk();
  if (status === 'loaded' || status === 'loading') return null;
  return (
    <div className={classes.notice}>
      <ChunkNotice status={status} onRetry={() => void loader.load()} />
    </div>
  );
}

/** Says on the slide that what draws its theme did not come, and has it asked for again. */
export function ThemeNotice({ theme }: { theme: string }) {
  const loader = themeLoaderOf(theme);
  return loader === undefined ? null : <NoticeOf loader={loader} />;
}

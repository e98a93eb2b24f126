import type { StorageUse } from '@arrasta/contract';
import { trpc } from '../../api/trpc';
import { storageWords } from '../../messages/storage';
import { Awaited } from '../../ui/page/instead';
import { Section } from '../../ui/page/section';
import { nearlyFull, StorageMeter, usedShare } from '../../ui/storage-meter';
import classes from './storage-section.module.css';

const words = storageWords;

function Meters({ carousels, bytes }: StorageUse) {
  const isNearlyFull = [carousels, bytes].some((use) => (usedShare(use) ?? 0) >= nearlyFull);
  return (
    <div className={classes.meters}>
      <StorageMeter name={words.bytes} use={bytes} words={words.bytesUsed(bytes)} />
      <StorageMeter name={words.carousels} use={carousels} words={words.carouselsUsed(carousels)} />
      {isNearlyFull && <p className={classes.warning}>{words.nearlyFull}</p>}
    </div>
  );
}

/** The card Espaço: what the account keeps of what it may. */
export function StorageSection() {
  const { data, isFetching, refetch } = trpc.storage.own.useQuery(undefined, {
    // Every save and every picture changes it.
    staleTime: 0,
  });
  return (
    <Section title={words.title} description={words.description}>
      {data ? <Meters {...data} /> : <Awaited place="card" {...{ isFetching, words, refetch }} />}
    </Section>
  );
}

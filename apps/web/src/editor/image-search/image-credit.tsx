import type { PictureCredit } from '@arrasta/contract';
import { ActionIcon, Tooltip } from '@mantine/core';
import { Copy } from 'lucide-react';
import { foundPictureWords } from '../../messages/image-search';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import classes from './image-credit.module.css';

const words = foundPictureWords.credit;

/** Whose a picture is, in one line: author, service, licence. */
export function creditText({ author, source, license }: PictureCredit): string {
  return [words.photo(author), source, license ?? words.unknownLicense].join(' · ');
}

/** The same among pictures of one service, which is named beside them. */
export function shortCreditText({ author, license }: PictureCredit): string {
  return [words.photo(author), license ?? words.unknownLicense].join(' · ');
}

const storedPicture = /^\/api\/pictures\/([0-9a-f-]{36})$/i;

async function copy({ pageUrl, ...credit }: PictureCredit): Promise<void> {
  const text = creditText({ pageUrl, ...credit });
  try {
    await navigator.clipboard.writeText(pageUrl === null ? text : `${text} · ${pageUrl}`);
    showToast('success', words.copied);
  } catch {
    showToast('error', words.copyFailed.title, words.copyFailed.description);
  }
}

function useCredit(address: string): PictureCredit | null {
  const [, id = ''] = storedPicture.exec(address) ?? [];
  const { data } = trpc.pictures.credit.useQuery({ id }, { enabled: id !== '' });
  return data ?? null;
}

/** Whose a found picture is, under it, to be taken into the caption; nothing for other pictures. */
export function PictureCreditLine({ address }: { address: string }) {
  const credit = useCredit(address);
  if (credit === null) return null;
  const text = creditText(credit);
  return (
    <div className={classes.line}>
      <span className={classes.text}>
        {credit.pageUrl === null ? (
          text
        ) : (
          <a href={credit.pageUrl} target="_blank" rel="noreferrer" title={words.page}>
            {text}
          </a>
        )}
      </span>
      <Tooltip label={words.copy}>
        <ActionIcon size={28} aria-label={words.copy} onClick={() => void copy(credit)}>
          <Copy size={14} strokeWidth={1.75} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

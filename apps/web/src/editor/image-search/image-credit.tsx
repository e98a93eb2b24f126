import type { ImageCredit } from '@arrasta/contract';
import { ActionIcon } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import { Copy } from 'lucide-react';
import { imageSearchMessages } from '../../messages/image-search';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import classes from './image-credit.module.css';

const messages = imageSearchMessages.credit;

/** Whose a picture is, in one line: author, service, licence. */
export function creditText({ author, source, license }: ImageCredit): string {
  return [messages.photo(author), source, license ?? messages.unknownLicense].join(' · ');
}

/** The same among pictures of one service, which is named beside them. */
export function shortCreditText({ author, license }: ImageCredit): string {
  return [messages.photo(author), license ?? messages.unknownLicense].join(' · ');
}

const storedImageUrl = /^\/api\/pictures\/([0-9a-f-]{36})$/i;

async function copy({ pageUrl, ...credit }: ImageCredit): Promise<void> {
  const text = creditText({ pageUrl, ...credit });
  try {
    await navigator.clipboard.writeText(pageUrl === null ? text : `${text} · ${pageUrl}`);
    showToast('success', messages.copied);
  } catch {
    showToast('error', messages.copyFailed.title, messages.copyFailed.description);
  }
}

function useCredit(url: string): ImageCredit | null {
  const [, id = ''] = storedImageUrl.exec(url) ?? [];
  const { data } = trpc.pictures.credit.useQuery({ id }, { enabled: id !== '' });
  return data ?? null;
}

/** Whose a found picture is, under it, to be taken into the caption; nothing for other pictures. */
export function ImageCreditLine({ url }: { url: string }) {
  const credit = useCredit(url);
  if (credit === null) return null;
  const text = creditText(credit);
  return (
    <div className={classes.line}>
      <span className={classes.text}>
        {credit.pageUrl === null ? (
          text
        ) : (
          <a href={credit.pageUrl} target="_blank" rel="noreferrer" title={messages.page}>
            {text}
          </a>
        )}
      </span>
      <Hint label={messages.copy}>
        <ActionIcon size={28} aria-label={messages.copy} onClick={() => void copy(credit)}>
          <Copy size={14} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
    </div>
  );
}

import { ActionIcon } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../loading/lazy-component';
import { previewMessages } from '../../messages/slides';

/** The preview as a post, brought when it is first asked for. */
export const LazyPreviewDialog = lazyDialog(
  async () => (await import('./preview-dialog')).PreviewDialog,
);

/** Opens the carousel as a post in a feed. */
export function PreviewButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Hint label={previewMessages.open}>
        <ActionIcon size={28} aria-label={previewMessages.open} onClick={() => setOpen(true)}>
          <Smartphone size={15} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
      {open && <LazyPreviewDialog onClose={() => setOpen(false)} />}
    </>
  );
}

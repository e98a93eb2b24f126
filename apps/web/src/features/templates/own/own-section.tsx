import { Button, FileButton } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { templateMessages } from '../../../messages/templates';
import { SwipedCards } from '../../../ui/swiped-cards';
import { showToast } from '../../../ui/toast/toast-store';
import { saveDeckAsTemplate } from './change-templates';
import { useTemplateFiles, readTemplate } from './template-files';
import classes from './own-section.module.css';

const messages = templateMessages.own;

/** The way of a file to a template. */
function useUpload() {
  const { readText } = useTemplateFiles();
  const [isPending, setPending] = useState(false);
  const { title, empty, failed } = messages.uploadFailed;
  /** Answers what stands in the way, in words; null for nothing. */
  const uploadFile = async (file: File): Promise<string | null> => {
    const read = await readText(file);
    if ('problem' in read) return read.problem;
    const template = await readTemplate(read.text, file.name);
    if (template === null) return empty;
    const { deck, name, purpose, leftOut } = template;
    const saved = await saveDeckAsTemplate(deck, { name, purpose });
    if (saved !== null) {
      const about = [saved.name, ...leftOut].join(' · ');
      showToast('success', messages.uploaded, about);
    }
    return null;
  };
  const upload = async (file: File | null) => {
    if (file === null || isPending) return;
    setPending(true);
    try {
      const problem = await uploadFile(file);
      if (problem !== null) showToast('error', title, problem);
    } catch (error) {
      console.warn(error);
      showToast('error', title, failed);
    }
    setPending(false);
  };
  return { isPending, upload };
}

function UploadButton({ isMain }: { isMain: boolean }) {
  const { isPending, upload } = useUpload();
  return (
    <FileButton
      accept=".md,.markdown,.txt,text/markdown,text/plain"
      onChange={(file) => void upload(file)}
    >
      {(props) => (
        <Button
          {...props}
          size="md"
          variant={isMain ? 'filled' : 'default'}
          loading={isPending}
          leftSection={<FileUp size={16} strokeWidth={1.75} aria-hidden />}
        >
          {messages.upload}
        </Button>
      )}
    </FileButton>
  );
}

interface OwnSectionProps {
  /** Whether there are none. */
  readonly isEmpty: boolean;
  /** Whether they could not be had. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Above one's own templates: what they are, and the way of a file to one. */
export function OwnSection({ isEmpty, hasFailed, onRetry }: OwnSectionProps) {
  if (hasFailed) {
    return (
      <div className={classes.empty}>
        <p className={classes.title}>{messages.failed}</p>
        <Button variant="default" size="md" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  if (isEmpty) {
    return (
      <div className={classes.empty}>
        <SwipedCards />
        <p className={classes.title}>{messages.none.title}</p>
        <p className={classes.words}>{messages.none.description}</p>
        <UploadButton isMain />
      </div>
    );
  }
  return (
    <div className={classes.head}>
      <p className={classes.words}>{messages.description}</p>
      <UploadButton isMain={false} />
    </div>
  );
}

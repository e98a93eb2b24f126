import { limits } from '@arrasta/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { templateUiMessages } from '../../../messages/templates';
import { showToast } from '../../../ui/toast/toast-store';
import {
  saveAsTemplate,
  type TemplateSource,
  TemplateForm,
  type TemplateName,
} from './template-form';

const messages = templateUiMessages.own;

interface SaveTemplateDialogProps {
  readonly source: TemplateSource;
  readonly onClose: () => void;
}

/** Salvar como modelo: asks for a name, keeps the carousel, and says where it is (docs/product/gallery.md 11). */
export function SaveTemplateDialog({ source, onClose }: SaveTemplateDialogProps) {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const save = async (named: TemplateName) => {
    setPending(true);
    const saved = await saveAsTemplate(source, named);
    setPending(false);
    if (saved === null) return;
    onClose();
    const { title, description, see } = messages.saved;
    showToast('success', title, description, {
      label: see,
      run: () => void navigate('/modelos?purpose=own'),
    });
  };
  return (
    <TemplateForm
      title={messages.saveTitle}
      submitLabel={messages.save}
      initial={{ name: source.title.slice(0, limits.templateName), purpose: null }}
      isPending={isPending}
      onSubmit={(named) => void save(named)}
      onClose={onClose}
    />
  );
}

import type { AccountSettings, User } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { trpc } from '../../api/trpc';
import { GuardedWay } from '../../ui/navigation/guarded-way';
import { ErrorLine } from '../../ui/controls/error-line';
import { limitHint, limitedText } from '../../ui/controls/limited-text';
import { settingsWords } from '../../messages/settings';
import { greetingName } from '../../ui/user-names';
import { Awaited } from '../../ui/page/instead';
import { PageFrame, type PageMenu } from '../../ui/page/page-frame';
import { StorageSection } from './storage-section';
import { AccessTokensSection } from './access-tokens/access-tokens-section';
import { AiCard } from './ai-card';
import { AiUsageSection } from './ai-usage/ai-usage-section';
import { KeyCard } from './key-card';
import { Section } from '../../ui/page/section';
import classes from './settings.module.css';
import { useSettingsForm, type SettingsForm } from './use-settings-form';
import { useUnsavedGuard } from './use-unsaved-guard';

const words = settingsWords;
const width = 880;

function NameField({ draft, change, errors, email }: SettingsForm & { email: string }) {
  const { name } = draft;
  const limited = limitedText(name, limits.personName);
  const isFull = limitHint(name, limits.personName) !== null;
  return (
    <TextInput
      size="md"
      classNames={{ description: classes.hint ?? '' }}
      name="name"
      label={words.profile.name}
      {...limited}
      description={isFull ? limited.description : words.profile.hint(greetingName({ name, email }))}
      error={errors.name !== undefined && <ErrorLine text={errors.name} />}
      value={name}
      autoComplete="name"
      onChange={(event) => change({ name: event.currentTarget.value })}
    />
  );
}

/** Leaves a page whose account is gone by a full load, once nothing of it holds anybody back. */
function useDeparture() {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (isGone) window.location.assign('/');
  }, [isGone]);
  return { isGone, depart: () => setGone(true) };
}

interface AccountSectionsProps {
  readonly user: User;
  /** The account is gone; the page is to be left. */
  readonly onDeleted: () => void;
  /** Further cards, before those of leaving. */
  readonly children: ReactNode;
}

interface SettingsScreenProps {
  readonly user: User;
  readonly Menu: PageMenu;
  /** The cards of the account itself, below the settings. */
  readonly AccountSections: ComponentType<AccountSectionsProps>;
}

interface CardsProps extends SettingsScreenProps {
  readonly settings: AccountSettings;
}

function Cards({ user, Menu, AccountSections, settings }: CardsProps) {
  const fields = useRef<HTMLFormElement>(null);
  const form = useSettingsForm(user, settings, fields);
  const { isGone, depart } = useDeparture();
  const hasUnsaved = form.hasUnsaved && !isGone;
  const { rules, mayLeave, dialog } = useUnsavedGuard({ ...form, hasUnsaved });
  return (
    <GuardedWay rules={rules}>
      <PageFrame user={user} Menu={Menu} title={words.title} width={width} mayLogOut={mayLeave}>
        <form
          ref={fields}
          noValidate
          aria-busy={form.isPending}
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          <Section title={words.profile.title}>
            <NameField {...form} email={user.email} />
          </Section>
          <Section title={words.key.title} description={words.key.description}>
            <KeyCard
              name="openaiApiKey"
              words={words.key}
              hasKey={settings.hasOpenAIKey}
              draft={form.draft.key}
              error={form.errors.openaiApiKey}
              onChange={(key) => form.change({ key })}
            />
          </Section>
          <Section title={words.ai.title} description={words.ai.description}>
            <AiCard {...form} hasGoogleKey={settings.hasGoogleApiKey} />
          </Section>
          <div className={classes.foot}>
            <Button type="submit" size="md" className={classes.action} loading={form.isPending}>
              {words.submit}
            </Button>
          </div>
        </form>
        <AccountSections user={user} onDeleted={depart}>
          <StorageSection />
          <AiUsageSection />
          <AccessTokensSection />
        </AccountSections>
      </PageFrame>
      {dialog}
    </GuardedWay>
  );
}

/** `/settings`: name, key for the AI, and how the AI writes (docs/product/settings.md 7). */
export function SettingsScreen(props: SettingsScreenProps) {
  const { data, isFetching, refetch } = trpc.settings.get.useQuery();
  if (data) return <Cards {...props} settings={data} />;
  const { user, Menu } = props;
  return (
    <PageFrame user={user} Menu={Menu} title={words.title} width={width}>
      <Awaited place="page" {...{ isFetching, words, refetch }} />
    </PageFrame>
  );
}

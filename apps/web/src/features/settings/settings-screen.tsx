import type { AccountSettings, StorageUse, User } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { leaveForEntrance } from '../../ui/navigation/destination';
import { NavigationBlocker, type LeaveRules } from '../../ui/navigation/navigation-blocker';
import { settingsUiMessages } from '../../messages/settings';
import { useQuestion } from '../../ui/page/dialogs';
import { useSettingsForm, type SettingsForm } from './use-settings-form';
import { trpc } from '../../api/trpc';
import { storageUiMessages } from '../../messages/page';
import { QueryState } from '../../ui/page/query-state';
import { Section } from '../../ui/page/section';
import { nearlyFull, StorageMeter, usedShare } from '../../ui/storage-meter';
import classes from './settings.module.css';
import { ErrorLine } from '../../ui/controls/error-line';
import { limitedText, limitHint } from '../../ui/controls/control-props';
import { greetingName } from '../../ui/user-names';
import { PageFrame, type PageMenu } from '../../ui/page/page-frame';
import { AccessTokensSection } from './access-tokens/access-tokens-section';
import { AiCard, KeyCard } from './ai-cards';
import { AiUsageSection } from './ai-usage/ai-usage-section';

/** Lets the browser ask before the tab closes. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function useTabWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/** Asks before changed settings are left, by whichever way. */
function useUnsavedGuard(form: SettingsForm) {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useTabWarning(form.hasUnsaved);
  const { ask, dialog } = useQuestion({ ...settingsUiMessages.leave, canSave: true });
  const rules = useMemo<LeaveRules>(
    () => ({
      isFree: () => !latest.current.hasUnsaved,
      mayLeave: async () => {
        const answer = await ask();
        return answer === 'save' ? latest.current.save() : answer === 'discard';
      },
    }),
    [ask],
  );
  const mayLeave = async () => !form.hasUnsaved || rules.mayLeave();
  return { rules, mayLeave, dialog };
}

const storageMessages = storageUiMessages;

function Meters({ carousels, bytes }: StorageUse) {
  const isNearlyFull = [carousels, bytes].some((use) => (usedShare(use) ?? 0) >= nearlyFull);
  return (
    <div className={classes.meters}>
      <StorageMeter
        name={storageMessages.bytes}
        use={bytes}
        messages={storageMessages.bytesUsed(bytes)}
      />
      <StorageMeter
        name={storageMessages.carousels}
        use={carousels}
        messages={storageMessages.carouselsUsed(carousels)}
      />
      {isNearlyFull && <p className={classes.warning}>{storageMessages.nearlyFull}</p>}
    </div>
  );
}

/** The card Espaço: what the account keeps of what it may. */
function StorageSection() {
  const { data, isFetching, refetch } = trpc.storage.own.useQuery(undefined, {
    // Every save and every picture changes it.
    staleTime: 0,
  });
  return (
    <Section title={storageMessages.title} description={storageMessages.description}>
      {data ? (
        <Meters {...data} />
      ) : (
        <QueryState place="card" {...{ isFetching, messages: storageMessages, refetch }} />
      )}
    </Section>
  );
}

const messages = settingsUiMessages;
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
      label={messages.profile.name}
      {...limited}
      description={
        isFull ? limited.description : messages.profile.hint(greetingName({ name, email }))
      }
      error={errors.name !== undefined && <ErrorLine text={errors.name} />}
      value={name}
      autoComplete="name"
      onChange={(event) => change({ name: event.currentTarget.value })}
    />
  );
}

/** Leaves the page of a deleted account by a full load, once no unsaved edit asks to stay. */
function useLeave() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isLeaving) leaveForEntrance();
  }, [isLeaving]);
  return { isLeaving, leave: () => setLeaving(true) };
}

interface AccountSectionsProps {
  readonly user: User;
  /** Called once the account is deleted: leaves the page. */
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
  const { isLeaving, leave } = useLeave();
  const hasUnsaved = form.hasUnsaved && !isLeaving;
  const { rules, mayLeave, dialog } = useUnsavedGuard({ ...form, hasUnsaved });
  return (
    <NavigationBlocker rules={rules}>
      <PageFrame user={user} Menu={Menu} title={messages.title} width={width} mayLogOut={mayLeave}>
        <form
          ref={fields}
          noValidate
          aria-busy={form.isPending}
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          <Section title={messages.profile.title}>
            <NameField {...form} email={user.email} />
          </Section>
          <Section title={messages.key.title} description={messages.key.description}>
            <KeyCard
              name="openaiApiKey"
              messages={messages.key}
              hasKey={settings.hasOpenAIKey}
              draft={form.draft.key}
              error={form.errors.openaiApiKey}
              onChange={(key) => form.change({ key })}
            />
          </Section>
          <Section title={messages.ai.title} description={messages.ai.description}>
            <AiCard {...form} hasGoogleKey={settings.hasGoogleApiKey} />
          </Section>
          <div className={classes.foot}>
            <Button type="submit" size="md" className={classes.action} loading={form.isPending}>
              {messages.submit}
            </Button>
          </div>
        </form>
        <AccountSections user={user} onDeleted={leave}>
          <StorageSection />
          <AiUsageSection />
          <AccessTokensSection />
        </AccountSections>
      </PageFrame>
      {dialog}
    </NavigationBlocker>
  );
}

/** `/settings`: name, key for the AI, and how the AI writes (docs/product/settings.md 7). */
export function SettingsScreen(props: SettingsScreenProps) {
  const { data, isFetching, refetch } = trpc.settings.get.useQuery();
  if (data) return <Cards {...props} settings={data} />;
  const { user, Menu } = props;
  return (
    <PageFrame user={user} Menu={Menu} title={messages.title} width={width}>
      <QueryState place="page" {...{ isFetching, messages, refetch }} />
    </PageFrame>
  );
}

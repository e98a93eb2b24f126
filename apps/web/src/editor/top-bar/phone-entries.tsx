import { Menu } from '@mantine/core';
import { CalendarDays, FileText, FolderOpen, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ProBadge } from '../../ui/pro-badge';
import { editorMessages } from '../../messages/editor';
import { markdownEntryMessages, plannerOfferMessages } from '../../messages/entries';
import { toolMessages } from '../../messages/tools';
import { useHasPlanner } from '../../api/current-user';
import { openImportText } from '../import/import-text-store';
import { useEditorSlots } from '../slots';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The planner; without plan PRO a dialog says what it is. */
function PlannerItem() {
  const hasPlanner = useHasPlanner();
  const { openPlannerOffer } = useEditorSlots();
  const look = { leftSection: <CalendarDays {...icon} />, rightSection: <ProBadge /> };
  return hasPlanner ? (
    <Menu.Item component={Link} to="/planejador" {...look}>
      {plannerOfferMessages.entry}
    </Menu.Item>
  ) : (
    <Menu.Item aria-haspopup="dialog" onClick={openPlannerOffer} {...look}>
      {plannerOfferMessages.entry}
    </Menu.Item>
  );
}

/** On a phone, where no column has them: the ways to other carousels, in the menu of the bar. */
export function PhoneEntries() {
  const { openMyCarousels } = useEditorSlots();
  return (
    <>
      <Menu.Item component={Link} to="/modelos" leftSection={<Plus {...icon} />}>
        {editorMessages.newCarousel}
      </Menu.Item>
      <Menu.Item leftSection={<FolderOpen {...icon} />} onClick={openMyCarousels}>
        {toolMessages.archive}
      </Menu.Item>
      <Menu.Item leftSection={<FileText {...icon} />} onClick={openImportText}>
        {markdownEntryMessages.open}
      </Menu.Item>
      <PlannerItem />
      <Menu.Divider />
    </>
  );
}

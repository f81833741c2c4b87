import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'
import { useUserActions } from './use_user_actions'

/** What can be done with a user of the list. */
export function UserRowActions({ user }: { user: Data.Identity.UserRow }) {
  const t = useText('identity/people')
  const { actions, question } = useUserActions(user)
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('row.menu', { name: user.name || user.email })}>
            <MoreIcon />
          </IconButton>
        }
      >
        {actions.flatMap(({ id, label, icon, reason, href, run, isDanger }) => [
          ...(isDanger ? [<MenuSeparator key="line" />] : []),
          <MenuItem
            key={id}
            {...{ label, icon, reason, href }}
            tone={isDanger ? 'danger' : undefined}
            onAction={run}
          />,
        ])}
      </Menu>
      {question}
    </>
  )
}

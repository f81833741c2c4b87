import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem } from '@kontor/design-system/menu'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { MANAGE_REPORTS, type Report } from './types'

/** What staff can do with a report; what cannot be done says why. */
export function ReportActions({ report, onDiscount }: { report: Report; onDiscount: () => void }) {
  const t = useText('reports/staff')
  const errors = useText('reports/errors')
  const { post } = usePost(`${MANAGE_REPORTS}/${report.id}/restart`)
  return (
    <span className="flex justify-end">
      <Menu
        trigger={
          <IconButton label={t('row.actions', { id: String(report.id) })}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem label={t('row.discount')} onAction={onDiscount} />
        <MenuItem
          label={t('row.restart')}
          onAction={() => post({})}
          reason={report.state === 'Failed' ? undefined : errors('not_failed')}
        />
      </Menu>
    </span>
  )
}

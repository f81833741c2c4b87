import { Tabs } from '@kontor/design-system/tabs'
import { Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/shell/admin_head'
import { useText } from '~/hooks/use_text'

const ADDRESSES = {
  permissioning: '/admin/contracts/permissioning',
  services: '/admin/contracts/permissioning/services',
  difference: '/admin/contracts/permissioning/difference',
} as const
type Paper = keyof typeof ADDRESSES
const PAPERS = ['permissioning', 'services', 'difference'] as const

/** Head of the two papers that an audit compares, and of their difference. */
export function AuditHead({ current }: { current: Paper }) {
  const permissioning = useText('contracts/permissioning')
  const services = useText('contracts/services')
  const difference = useText('contracts/difference')
  const titles = {
    permissioning: permissioning('title'),
    services: services('title'),
    difference: difference('title'),
  }
  const abouts = {
    permissioning: permissioning('about'),
    services: services('about'),
    difference: difference('about'),
  }
  const tabs = PAPERS.map((paper) => ({
    ...{ href: ADDRESSES[paper], label: titles[paper] },
    isCurrent: paper === current,
  }))
  return (
    <>
      <AdminHead title={titles[current]} />
      <Text tone="muted" measure>
        {abouts[current]}
      </Text>
      <div className="py-6">
        <Tabs label={permissioning('tabs')} tabs={tabs} />
      </div>
    </>
  )
}

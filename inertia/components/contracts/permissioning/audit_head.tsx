import { Tabs } from '@kontor/design-system/tabs'
import { Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/shell/admin_head'
import { useText } from '~/hooks/use_text'

const PERMISSIONING = '/admin/contracts/permissioning'
const SERVICES = '/admin/contracts/services'

/** Head of the two papers that an audit compares. */
export function AuditHead({ current }: { current: 'permissioning' | 'services' }) {
  const permissioning = useText('contracts/permissioning')
  const services = useText('contracts/services')
  const isServices = current === 'services'
  const tabs = [
    { href: PERMISSIONING, label: permissioning('title'), isCurrent: current === 'permissioning' },
    { href: SERVICES, label: services('title'), isCurrent: current === 'services' },
  ]
  return (
    <>
      <AdminHead title={isServices ? services('title') : permissioning('title')} />
      <Text tone="muted" measure>
        {isServices ? services('about') : permissioning('about')}
      </Text>
      <div className="py-6">
        <Tabs label={permissioning('tabs')} tabs={tabs} />
      </div>
    </>
  )
}

import { TableTools } from '@kontor/design-system/patterns/table_tools'
import type { ComponentProps } from 'react'
import { useText } from '~/hooks/use_text'

type ListToolsProps = Omit<ComponentProps<typeof TableTools>, 'labels'>

/** The tools of a list of staff, in the shop's words: columns, row height, export. */
export function ListTools(props: ListToolsProps) {
  const t = useText('site/admin')
  return (
    <TableTools
      {...props}
      labels={{
        view: t('tools.view'),
        columns: t('tools.columns'),
        density: t('tools.density'),
        comfortable: t('tools.comfortable'),
        compact: t('tools.compact'),
      }}
    />
  )
}

import { Button } from '@kontor/design-system/button'
import { Tabs } from '@kontor/design-system/tabs'
import type { ReactNode } from 'react'
import { AdminHead } from '~/components/shell/admin_head'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { USE_CASE_ADDRESSES, type UseCaseSubject } from './types'

interface UseCasePageProps {
  subject: UseCaseSubject
  onAdd: () => void
  /** The form for another one, while it is open. */
  form: ReactNode
  children: ReactNode
}

const SUBJECTS = ['use_case', 'use_case_category'] as const

/** One of the two tabs: a list, and a form above it. */
export function UseCasePage({ subject, onAdd, form, children }: UseCasePageProps) {
  const t = useText('catalogue/manage_use_cases')
  const mayWrite = useCan('usecases.write')
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        end={
          mayWrite && (
            <Button variant="primary" onPress={onAdd}>
              {t(`add.${subject}`)}
            </Button>
          )
        }
      />
      <Tabs
        label={t('title')}
        tabs={SUBJECTS.map((one) => ({
          href: USE_CASE_ADDRESSES[one],
          label: t(`tabs.${one}`),
          isCurrent: one === subject,
        }))}
      />
      {form && <div className="pt-6">{form}</div>}
      <div className="pt-6">{children}</div>
    </div>
  )
}

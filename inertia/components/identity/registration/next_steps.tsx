import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

const STEPS = ['mail', 'password', 'details', 'order'] as const

/** What comes after the form, and for whom it is none. */
export function NextSteps({ offersStaffSignIn }: { offersStaffSignIn: boolean }) {
  const t = useText('identity')
  return (
    <aside className="border-t border-line-ink pt-4" aria-labelledby="next-steps">
      <Heading level={2} size="display-xs" id="next-steps">
        {t('register.next')}
      </Heading>
      <ol className="grid gap-3 py-4">
        {STEPS.map((step, at) => (
          <li key={step} className="grid grid-cols-marked gap-2 text-ui">
            <span className="text-mono text-subtle">{at + 1}</span>
            <span>{t(`register.next_${step}`)}</span>
          </li>
        ))}
      </ol>
      <div className="grid gap-3 border-t border-line pt-4">
        <Text role="ui" tone="muted">
          {t('register.sells_to')}
        </Text>
        {offersStaffSignIn && (
          <Text role="ui" tone="muted">
            {t('register.employee')}{' '}
            <Link href="/register?for=employees">{t('register.employee_link')}</Link>
          </Text>
        )}
      </div>
    </aside>
  )
}

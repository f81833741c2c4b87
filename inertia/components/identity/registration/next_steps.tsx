import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

const STEPS = ['mail', 'password', 'details', 'order'] as const

/** What comes after the form, and for whom it is none. */
export function NextSteps({ offersStaffSignIn }: { offersStaffSignIn: boolean }) {
  const t = useText('identity/registration')
  return (
    <aside className="border-t border-line-ink pt-4" aria-labelledby="next-steps">
      <Heading level={2} size="display-xs" id="next-steps">
        {t('register.next')}
      </Heading>
      <ol className="grid gap-3 py-4">
        {STEPS.map((step, at) => (
          <Text key={step} as="li" role="ui">
            <div className="grid grid-cols-marked gap-2">
              <Text as="span" role="mono" tone="subtle">
                {at + 1}
              </Text>
              <span>{t(`register.next_${step}`)}</span>
            </div>
          </Text>
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

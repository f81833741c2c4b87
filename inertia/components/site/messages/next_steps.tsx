import { Heading, Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

const STEPS = ['answer', 'agreement', 'mornings'] as const

export function NextSteps() {
  const t = useText('site/messages')
  return (
    <section aria-labelledby="next">
      <div className="pb-4">
        <Heading level={2} id="next" size="display-s">
          {t('request.next.title')}
        </Heading>
      </div>
      <ol>
        {STEPS.map((step) => (
          <li key={step} className="grid gap-1 border-t border-line py-4 first:border-line-ink">
            <Text as="span" role="body" weight="medium">
              {t(`request.next.${step}`)}
            </Text>
            <Text as="span" role="ui" tone="muted">
              {t(`request.next.${step}_text`)}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { Heading, Text } from '@kontor/design-system/text'
import { Outline } from '~/components/api_docs/outline'
import { useText } from '~/hooks/use_text'
import { VERIFY_IN } from './verify_in'

/** How a receiver verifies a signature, to be copied. */
export function VerifyGuide() {
  const t = useText('webhooks/verify')
  return (
    <section id="verify-webhooks" className="grid min-w-0 scroll-mt-6 gap-3">
      <Heading level={2}>{t('title')}</Heading>
      <Text measure>{t('text')}</Text>
      <Text measure>{t('repeats')}</Text>
      <Heading level={3}>{t('typescript')}</Heading>
      <Outline text={VERIFY_IN.typescript} />
      <Heading level={3}>{t('python')}</Heading>
      <Outline text={VERIFY_IN.python} />
      <Heading level={3}>{t('shell')}</Heading>
      <Outline text={VERIFY_IN.shell} />
    </section>
  )
}

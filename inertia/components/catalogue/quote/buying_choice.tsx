import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { useText } from '~/hooks/use_text'

export type WayOfBuying = 'otp' | 'subscription'

interface BuyingChoiceProps {
  value: WayOfBuying
  onChange: (way: WayOfBuying) => void
}

/** Once or for as long as it runs. */
export default function BuyingChoice({ value, onChange }: BuyingChoiceProps) {
  const t = useText('catalogue/products')
  const quoteText = useText('catalogue/quote')
  return (
    <SegmentedControl
      label={t('offer.label')}
      options={[
        { value: 'otp', label: quoteText('one_off') },
        { value: 'subscription', label: t('offer.subscription') },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

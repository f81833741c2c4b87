import { ComboBox } from '@kontor/design-system/combo_box'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import type { CountryChoice } from './types'
import { MOST_DIGITS, type PartnerForm } from './use_partner_form'

interface PartnerFieldsProps {
  form: PartnerForm
  countries: readonly CountryChoice[]
}

/** Number, name and country of a business partner, in one row where there is room. */
export function PartnerFields({ form, countries }: PartnerFieldsProps) {
  const t = useText('contracts/partners')
  const { data, errors, setData } = form
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <TextField
        label={t('form.id', { digits: String(MOST_DIGITS) })}
        inputMode="numeric"
        autoComplete="off"
        face="mono"
        value={data.bpId}
        onChange={(bpId) => setData('bpId', bpId)}
        error={errors.bpId}
      />
      <div className="xl:col-span-2">
        <TextField
          label={t('form.name')}
          autoComplete="off"
          maxLength={200}
          value={data.bpName}
          onChange={(bpName) => setData('bpName', bpName)}
          error={errors.bpName}
        />
      </div>
      <ComboBox
        label={t('form.country')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={data.countryCode || null}
        onChange={(code) => setData('countryCode', code ?? '')}
        loadingLabel={t('form.country_loading')}
        emptyLabel={t('form.country_none')}
        openLabel={t('form.country_open')}
        error={errors.countryCode}
      />
    </div>
  )
}

import { FileUpload } from '@kontor/design-system/file_upload'
import { Heading } from '@kontor/design-system/text'
import { CheckResult } from '~/components/delivery/verify/check_result'
import { SelfCheck } from '~/components/delivery/verify/self_check'
import { useChecks } from '~/components/delivery/verify/use_checks'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'

/** Whether a file came from the shop: hashed here, looked up there. */
export default function Verify() {
  const t = useText('delivery/verify')
  const { checks, isTooMany, add } = useChecks()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="grid max-w-sheet gap-8 pb-16">
        <FileUpload
          label={t('drop.label')}
          hint={t('drop.hint')}
          buttonLabel={t('drop.button')}
          dropLabel={t('drop.or')}
          allowsMultiple
          onFiles={(files) => void add(files)}
          error={isTooMany ? t('too_many') : undefined}
        />
        {checks.length > 0 && (
          <div className="grid gap-6">
            <Heading level={2}>{t('results')}</Heading>
            {checks.map((check) => (
              <CheckResult key={check.id} check={check} />
            ))}
          </div>
        )}
        <SelfCheck />
      </div>
    </>
  )
}

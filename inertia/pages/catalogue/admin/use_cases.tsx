import { Link } from '@kontor/design-system/link'
import type { UseCase } from '~/components/catalogue/use_cases/types'
import { UseCaseActions } from '~/components/catalogue/use_cases/use_case_actions'
import { UseCaseForm } from '~/components/catalogue/use_cases/use_case_form'
import { UseCasePage } from '~/components/catalogue/use_cases/use_case_page'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useOpenedRecord } from '~/components/shell/records/use_opened_record'
import { useCan } from '~/hooks/use_can'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<'name' | 'link'> & {
    useCases: UseCase[]
    categories: { id: number; name: string }[]
  }
>

export default function UseCases({ useCases, categories, ...shown }: Props) {
  const shell = useText('shared/words')
  const { locale } = useShared()
  const mayWrite = useCan('usecases.write')
  const { isAdding, edited, add, edit, done } = useOpenedRecord<UseCase>()
  const choices = { categories, onDone: done }
  const nameOf = ({ nameEn, nameDe }: UseCase) => (locale === 'de' ? nameDe : nameEn)
  return (
    <UseCasePage subject="use_case" onAdd={add} form={isAdding && <UseCaseForm {...choices} />}>
      <ListTable
        shown={shown}
        words={useListWords('catalogue/manage_use_cases', 'use_cases')}
        tools={{ name: 'use_cases' }}
        rows={useCases}
        columns={[
          { id: 'name', sort: 'name', cell: nameOf, lead: true, wrap: true },
          { id: 'categories', cell: (one) => one.categoryNames.join(', '), wrap: true },
          {
            id: 'link',
            sort: 'link',
            cell: ({ link }) => (
              <Link href={link} newWindowLabel={shell('new_window')}>
                {link}
              </Link>
            ),
            wrap: true,
          },
        ]}
        onRowOpen={mayWrite ? edit : undefined}
        rowActions={
          mayWrite
            ? (useCase) => (
                <UseCaseActions
                  subject="use_case"
                  record={useCase}
                  name={nameOf(useCase)}
                  onEdit={() => edit(useCase)}
                />
              )
            : undefined
        }
        rowEditor={(useCase) =>
          edited?.id === useCase.id && (
            <UseCaseForm {...choices} useCase={edited} now={useCase} name={nameOf(edited)} />
          )
        }
      />
    </UseCasePage>
  )
}

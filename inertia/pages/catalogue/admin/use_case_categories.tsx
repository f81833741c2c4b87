import { CategoryForm } from '~/components/catalogue/use_cases/category_form'
import type { UseCaseCategory } from '~/components/catalogue/use_cases/types'
import { UseCaseActions } from '~/components/catalogue/use_cases/use_case_actions'
import { UseCasePage } from '~/components/catalogue/use_cases/use_case_page'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useOpenedRecord } from '~/components/shell/records/use_opened_record'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<'name' | 'position' | 'useCases'> & {
    categories: UseCaseCategory[]
    products: { code: string; name: string }[]
  }
>

export default function UseCaseCategories({ categories, products, ...shown }: Props) {
  const t = useText('catalogue/use_cases')
  const { locale } = useShared()
  const { count } = useFormat()
  const mayWrite = useCan('usecases.write')
  const { isAdding, edited, add, edit, done } = useOpenedRecord<UseCaseCategory>()
  const choices = { products, onDone: done }
  const nameOf = ({ nameEn, nameDe }: UseCaseCategory) => (locale === 'de' ? nameDe : nameEn)
  return (
    <UseCasePage
      subject="use_case_category"
      onAdd={add}
      form={isAdding && <CategoryForm {...choices} />}
    >
      <ListTable
        shown={shown}
        words={useListWords('catalogue/manage_use_cases', 'categories')}
        tools={{ name: 'use_case_categories' }}
        rows={categories}
        columns={[
          { id: 'name', sort: 'name', cell: nameOf, lead: true, wrap: true },
          { id: 'useCases', sort: 'useCases', cell: (one) => count(one.useCases), end: true },
          { id: 'products', cell: (one) => one.productNames.join(', '), wrap: true },
        ]}
        onRowOpen={mayWrite ? edit : undefined}
        rowActions={
          mayWrite
            ? (category) => (
                <UseCaseActions
                  subject="use_case_category"
                  record={category}
                  name={nameOf(category)}
                  onEdit={() => edit(category)}
                  keptBecause={category.useCases > 0 ? t('errors.category_in_use') : undefined}
                />
              )
            : undefined
        }
        rowEditor={(category) =>
          edited?.id === category.id && (
            <CategoryForm {...choices} category={edited} now={category} name={nameOf(edited)} />
          )
        }
      />
    </UseCasePage>
  )
}

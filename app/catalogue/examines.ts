import { rows } from '#shared/database'
import { doubtful, well, type Examination } from '#shared/examining'

const products: Examination = {
  name: 'products',
  todo: 'Run `npm run migrate`.',
  async look() {
    const [count] = await rows<{ visible: number; withoutDays: number }>(
      null,
      `select count(*) as visible,
              count(*) filter (where not exists (
                select from coverage_totals c where c.product_id = p.id)) as "withoutDays"
         from products p where p.visible`
    )
    const { visible, withoutDays } = count!
    if (visible === 0) return doubtful('none is for sale', 'Import some with `catalogue:import`.')
    return well(`${visible} for sale, ${withoutDays} of them without days`)
  },
}

export default [products]

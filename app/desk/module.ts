import { defineModule } from '#shared/modules'

/** What waits for staff today, of all modules that it may use; it owns who takes care of what. */
export default defineModule({
  name: 'desk',
  routes: [() => import('#desk/routes/staff')],
  jobs: () => import('#desk/jobs/index'),
  keepsOfPeople: () => import('#desk/kept_of_people'),
  adminPlaces: [
    {
      group: 'desk',
      rank: 10,
      name: 'today',
      path: '/admin/today',
      scopes: [
        ...['orders.read', 'tasks.read', 'users.read', 'orders.quota.read'],
        'users.sales.register',
      ],
    },
  ],
  closes: { never: ['/admin/today/*'] },
})

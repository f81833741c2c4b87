import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { sessionOnly } from '#identity/http/session_only'
import { personId } from '#shared/http/person_id'
import { callsOf, is } from '#shared/http/api_description'
import { ROLES } from '#identity/domain/roles'
import { apiGrantValidator } from '#identity/validators/api_user'

const { Grants } = controllers.identity.api
const call = callsOf('Users')

const { email, integer, listOf, object, oneOf, pageOf, text } = is

const groups = object({
  ...{ userId: integer, groups: listOf(text), grantedGroups: listOf(text) },
  version: is.about(integer, 'Counts the changes of the account.'),
})

const CHANGED = 'Or the account has changed meanwhile.'

const member = object({ id: integer, email, firstName: text, lastName: text })

const group = object({ group: text, role: oneOf(ROLES), users: listOf(member) })

export default function grantsCalls() {
  router
    .group(() => {
      call(router.put('/users/:id/grant', [Grants, 'update']).as('users.grant'), {
        summary: 'Grants a member of staff a group; nobody grants more rights than they have',
        body: apiGrantValidator,
        answer: groups,
        refusals: { 409: `Only staff can have a group. ${CHANGED}` },
      })
      call(
        router
          .delete('/users/:id/grant/:group', [Grants, 'destroy'])
          .where('group', /^[\w.-]{1,100}$/)
          .as('users.revoke'),
        {
          summary: 'Takes a granted group away',
          answer: groups,
          countsChanges: true,
          refusals: {
            409: `The sign-in provider names the group; it can only be taken away there. ${CHANGED}`,
          },
        }
      )
    })
    .prefix('/api/v1')
    .where('id', personId)
    .as('api.identity')
    .use([middleware.scope({ all: ['users.write'] }), sessionOnly])

  router
    .group(() => {
      call(router.get('/admin/groups', [Grants, 'index']).as('groups'), {
        summary: 'The groups of the shop and the staff in them',
        answer: pageOf(group),
      })
    })
    .prefix('/api/v1')
    .as('api.identity')
    .use(middleware.scope({ all: ['users.read'] }))
}

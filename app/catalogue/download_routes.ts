import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { DownloadCentre, api } = controllers.catalogue

router
  .group(() => {
    router.get('/', [DownloadCentre, 'index']).as('download_centre')
    router.get('/:category/:name', [DownloadCentre, 'show']).as('download_centre.file')
  })
  .prefix('/my-account/download-centre')
  .use(middleware.auth())
  .as('catalogue')

router
  .get('/api/v1/download-centre', [api.DownloadCentre, 'index'])
  .use(middleware.auth())
  .as('api.catalogue.download_centre')

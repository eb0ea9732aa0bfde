import { Admin, Resource } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { comparedResources } from '../comparedResources.ts'
import { BareList } from './BareList.tsx'
import { authProvider, dataProvider } from './providers.ts'

// A plain react-admin application that lists the same records: the yardstick of the bench.
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
createRoot(root).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth disableTelemetry>
    {Object.values(comparedResources).map((resource) => (
      <Resource
        key={resource.entity}
        name={resource.path.slice(1)}
        list={() => <BareList resource={resource} />}
        edit={() => null}
        recordRepresentation={resource.display}
      />
    ))}
  </Admin>,
)

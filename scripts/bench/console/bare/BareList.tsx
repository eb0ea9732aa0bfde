import {
  BooleanField,
  Datagrid,
  DateField,
  EditButton,
  ImageField,
  List,
  NumberField,
  ReferenceField,
  SelectField,
  TextField,
} from 'react-admin'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { comparedResources, rowsPerPage } from '../comparedResources.ts'

/** A list with the columns of the console's own list, in react-admin's fields. */
export function BareList({ resource }: { resource: Resource }) {
  const { columns, fields, order, permissions } = resource
  return (
    <List perPage={rowsPerPage} sort={{ field: order.property, order: order.direction }}>
      <Datagrid rowClick={false}>
        {columns
          .filter(({ hidden }) => !hidden)
          .flatMap(({ source }) => fields.filter((field) => field.source === source))
          .map(fieldOf)}
        {permissions.edit && <EditButton />}
      </Datagrid>
    </List>
  )
}

function fieldOf({ source, type, options = [], reference }: Field) {
  switch (type) {
    case 'money':
    case 'percent':
    case 'integer':
    case 'number':
      return <NumberField key={source} source={source} />
    case 'datetime':
      return <DateField key={source} source={source} showTime />
    case 'boolean':
      return <BooleanField key={source} source={source} />
    case 'image':
      return <ImageField key={source} source={source} />
    case 'enum':
      return (
        <SelectField
          key={source}
          source={source}
          choices={options.map(({ value }) => ({ id: value, name: value }))}
        />
      )
    case 'reference':
      return <ReferenceField key={source} source={source} reference={nameOf(reference)} link={false} />
    default:
      return <TextField key={source} source={source} />
  }
}

/** The path of the entity without its slash, which names a resource, as ra-data-simple-rest needs it. */
function nameOf(reference: Field['reference']): string {
  const found = Object.values(comparedResources).find(({ entity }) => entity === reference?.entity)
  return found?.path.slice(1) ?? ''
}

import type { ComponentType } from 'react'
import { uploadFile } from '../../providers/uploadFile.ts'
import { ColorInput } from '../../widgets/ColorInput.tsx'
import { DateInput, DateTimeInput } from '../../widgets/dates/DateInput.tsx'
import { TimeInput } from '../../widgets/dates/TimeInput.tsx'
import { FileInput } from '../../widgets/FileInput.tsx'
import { ImageInput } from '../../widgets/ImageInput.tsx'
import { ImagesInput } from '../../widgets/ImagesInput.tsx'
import type { InputProps } from '../../widgets/InputProps.ts'
import { JsonInput } from '../../widgets/JsonInput.tsx'
import { MoneyInput, NumberInput, PercentInput } from '../../widgets/NumberInput.tsx'
import { ObjectInput } from '../../widgets/ObjectInput.tsx'
import { PasswordInput } from '../../widgets/PasswordInput.tsx'
import { RadioInput } from '../../widgets/RadioInput.tsx'
import { RichTextInput } from '../../widgets/RichTextInput.tsx'
import { RowsInput } from '../../widgets/rows/RowsInput.tsx'
import { SecretInput } from '../../widgets/SecretInput.tsx'
import { MultiSelectInput, SelectInput } from '../../widgets/SelectInput.tsx'
import { SwitchInput } from '../../widgets/SwitchInput.tsx'
import { TagsInput } from '../../widgets/TagsInput.tsx'
import { TextAreaInput } from '../../widgets/TextAreaInput.tsx'
import { TextInput } from '../../widgets/TextInput.tsx'
import { useImageWords } from '../useImageWords.ts'
import { useInputWords } from '../useInputWords.ts'
import { useJsonWords } from '../useJsonWords.ts'
import { ApiCallsField } from './ApiCallsField.tsx'
import { GrantableInput } from './GrantableInput.tsx'
import { PermissionsInput } from './PermissionsInput.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'
import { ReferencesInput } from './ReferencesInput.tsx'
import { RegionInput } from './RegionInput.tsx'
import { TreeInput } from './TreeInput.tsx'

type Words = ReturnType<typeof useInputWords>

/** Every input a schema can name in `x-widget`, and those that property types ask for by themselves. */
export const inputs: Readonly<Record<string, ComponentType<InputProps>>> = {
  text: TextInput,
  textarea: TextAreaInput,
  email: TextInput,
  url: TextInput,
  file: Document,
  number: NumberInput,
  money: MoneyInput,
  percent: PercentInput,
  switch: SwitchInput,
  radio: RadioInput,
  select: withWords(SelectInput),
  multiSelect: withWords(MultiSelectInput),
  tags: TagsInput,
  date: withWords(DateInput),
  datetime: withWords(DateTimeInput),
  time: TimeInput,
  color: ColorInput,
  image: Picture,
  images: Pictures,
  password: withWords(PasswordInput),
  secret: withWords(SecretInput),
  json: Jsons,
  apiCalls: ApiCallsField,
  permissions: PermissionsInput,
  grantable: GrantableInput,
  richText: withWords(RichTextInput),
  region: RegionInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  tree: TreeInput,
  object: Parts,
  rows: Rows,
}

/** The input of that name; a plain text field for a name nobody knows. */
export function NamedInput({ widget, ...props }: InputProps & { widget: string }) {
  const Input = inputs[widget] ?? TextInput
  return <Input {...props} />
}

function Parts(props: InputProps) {
  return <ObjectInput {...props} words={useInputWords()} Cell={NamedInput} />
}

function Jsons(props: InputProps) {
  return <JsonInput {...props} words={useJsonWords()} />
}

function Document(props: InputProps) {
  return <FileInput {...props} upload={uploadFile} words={useImageWords().image} />
}

function Picture(props: InputProps) {
  return <ImageInput {...props} upload={uploadFile} words={useImageWords()} />
}

function Pictures(props: InputProps) {
  return <ImagesInput {...props} upload={uploadFile} words={{ ...useInputWords(), ...useImageWords() }} />
}

function Rows(props: InputProps) {
  return <RowsInput {...props} words={useInputWords()} Cell={NamedInput} />
}

function withWords(Input: ComponentType<InputProps & { words: Words }>) {
  return function InputWithWords(props: InputProps) {
    return <Input {...props} words={useInputWords()} />
  }
}

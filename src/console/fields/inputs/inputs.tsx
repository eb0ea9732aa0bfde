import Skeleton from '@mui/material/Skeleton'
import { Suspense, memo } from 'react'
import type { ComponentType } from 'react'
import type { WidgetName } from '#shared/fields/widgets.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { uploadFile, uploadPrivately } from '../../session/api/uploadFile.ts'
import { AlternativesInput } from '../alternatives/AlternativesInput.tsx'
import { ColorInput } from '../color/ColorInput.tsx'
import { ClockInput } from '../date/ClockInput.tsx'
import { DateInput, DateTimeInput } from '../date/DateInput.tsx'
import { TimeInput } from '../date/TimeInput.tsx'
import { DurationInput } from '../duration/DurationInput.tsx'
import { FileInput } from '../file/FileInput.tsx'
import { FilesInput } from '../file/FilesInput.tsx'
import { TextUploadInput } from '../file/TextUploadInput.tsx'
import { usePrivateFiles } from '../private/usePrivateFiles.ts'
import { PrivatePictures } from '../../kit/widgets/PrivatePictures.ts'
import { ImageInput } from '../image/ImageInput.tsx'
import { ImagesInput } from '../image/ImagesInput.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { isSameInput } from '../../kit/inputs/isSameInput.ts'
import type { Upload } from '../../kit/upload/Upload.ts'
import { JsonInput } from '../json/JsonInput.tsx'
import { MarkdownInput } from '../markdown/MarkdownInput.tsx'
import { NamedValuesInput } from '../named/NamedValuesInput.tsx'
import { NumbersInput } from '../number/NumbersInput.tsx'
import { RatingInput } from '../number/RatingInput.tsx'
import { MoneyInput, NumberInput, PercentInput } from '../number/NumberInput.tsx'
import { ObjectInput } from '../object/ObjectInput.tsx'
import { PasswordInput } from '../secret/PasswordInput.tsx'
import { RadioInput } from '../choice/RadioInput.tsx'
import { RichTextInput } from '../richText/RichTextInput.tsx'
import { RowsInput } from '../rows/RowsInput.tsx'
import { SecretInput } from '../secret/SecretInput.tsx'
import { MultiSelectInput, SelectInput } from '../choice/SelectInput.tsx'
import { SwitchInput } from '../boolean/SwitchInput.tsx'
import { TagsInput } from '../tags/TagsInput.tsx'
import { TextAreaInput } from '../text/TextAreaInput.tsx'
import { TextInput } from '../text/TextInput.tsx'
import { useImageWords } from '../image/useImageWords.ts'
import { useInputWords } from '../words/useInputWords.ts'
import { useJsonWords } from '../json/useJsonWords.ts'
import { ApiCallsField } from '../apiCalls/ApiCallsField.tsx'
import { EntitiesInput } from '../choice/EntitiesInput.tsx'
import { GrantableInput } from '../reference/GrantableInput.tsx'
import { PermissionsInput } from '../permissions/PermissionsInput.tsx'
import { ReferenceInput } from '../reference/ReferenceInput.tsx'
import { ReferencesInput } from '../reference/ReferencesInput.tsx'
import { RegionInput } from '../region/RegionInput.tsx'
import { TreeInput } from '../reference/TreeInput.tsx'
import { WithinLimit } from '../reference/WithinLimit.tsx'

type Words = ReturnType<typeof useInputWords>

// Loaded lazily: few forms need these.
const ChildRowsInput = lazy(async () => ({
  default: (await import('../children/ChildRowsInput.tsx')).ChildRowsInput,
}))

const ComputedRowsInput = lazy(async () => ({
  default: (await import('../computed/ComputedRowsInput.tsx')).ComputedRowsInput,
}))

const ComputedObjectInput = lazy(async () => ({
  default: (await import('../computed/ComputedObjectInput.tsx')).ComputedObjectInput,
}))

/** Every input that a schema can name in `x-widget`, and those that property types use by default. */
export const inputs: Readonly<Record<WidgetName, ComponentType<InputProps>>> = {
  text: TextInput,
  textarea: TextAreaInput,
  email: typedAs('email'),
  url: typedAs('url'),
  file: Document,
  files: Documents,
  phone: typedAs('tel'),
  rating: RatingInput,
  numbers: NumbersInput,
  values: NamedValues,
  textUpload: NamedDocument,
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
  clock: ClockInput,
  duration: DurationInput,
  color: withWords(ColorInput),
  image: Picture,
  images: Pictures,
  password: withWords(PasswordInput),
  secret: withWords(SecretInput),
  json: Jsons,
  apiCalls: ApiCallsField,
  permissions: PermissionsInput,
  grantable: GrantableInput,
  entities: EntitiesInput,
  richText: withWords(RichTextInput),
  markdown: withWords(MarkdownInput),
  region: RegionInput,
  reference: withLimit(ReferenceInput),
  references: withLimit(ReferencesInput),
  tree: withLimit(TreeInput),
  object: Parts,
  alternatives: Alternatives,
  table: Rows,
}

/** The input with the given name; memoized, so that among the cells of fifty rows only the changed ones are drawn again. */
export const NamedInput = memo(function NamedInput({
  widget,
  ...props
}: InputProps & { widget: WidgetName }) {
  const Input = inputs[widget]
  return <Input {...props} />
}, isSameInput)

/** The same input, with its choices limited by other values. */
function withLimit(Input: ComponentType<InputProps>): ComponentType<InputProps> {
  return function Limited(props) {
    const { limit } = props.options ?? {}
    return limit ? <WithinLimit {...props} Input={Input} limit={limit} /> : <Input {...props} />
  }
}

function Parts(props: InputProps) {
  const shared = { ...props, words: useInputWords(), Cell: NamedInput }
  const { computedInside } = props.options ?? {}
  if (!computedInside) return <ObjectInput {...shared} />
  return (
    // Reserves the room of the object, so that the inputs below do not jump.
    <Suspense fallback={<ObjectInput {...shared} disabled />}>
      <ComputedObjectInput {...shared} of={computedInside} />
    </Suspense>
  )
}

function Alternatives(props: InputProps) {
  return <AlternativesInput {...props} words={useInputWords()} Cell={NamedInput} />
}

function Jsons(props: InputProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={122} />}>
      <JsonWithWords {...props} />
    </Suspense>
  )
}

function JsonWithWords(props: InputProps) {
  return <JsonInput {...props} words={useJsonWords()} />
}

function Document(props: InputProps) {
  const words = { ...useInputWords(), ...useImageWords().image }
  return <FileInput {...props} upload={uploadFor(props)} words={words} />
}

function Documents(props: InputProps) {
  const words = { ...useInputWords(), ...useImageWords().image }
  return <FilesInput {...props} upload={uploadFor(props)} words={words} />
}

function uploadFor({ options }: InputProps): Upload {
  return options?.holder ? uploadPrivately : uploadFile
}

function NamedValues(props: InputProps) {
  return <NamedValuesInput {...props} words={useInputWords()} Cell={NamedInput} />
}

function NamedDocument(props: InputProps) {
  return <TextUploadInput {...props} upload={uploadFile} words={useImageWords().image} />
}

function Picture(props: InputProps) {
  const words = { ...useInputWords(), ...useImageWords() }
  return (
    <PrivatePictures value={usePrivateFiles(props.options?.holder, true)}>
      <ImageInput {...props} upload={uploadFor(props)} words={words} />
    </PrivatePictures>
  )
}

function Pictures(props: InputProps) {
  const words = { ...useInputWords(), ...useImageWords() }
  return (
    <PrivatePictures value={usePrivateFiles(props.options?.holder, true)}>
      <ImagesInput {...props} upload={uploadFor(props)} words={words} />
    </PrivatePictures>
  )
}

function Rows(props: InputProps) {
  const shared = { ...props, words: useInputWords(), Cell: NamedInput }
  const { children, computedInside } = props.options ?? {}
  if (!children && !computedInside) return <RowsInput {...shared} />
  return (
    <Suspense fallback={<RowsInput {...shared} disabled />}>
      {children && <ChildRowsInput {...shared} of={children} />}
      {computedInside && <ComputedRowsInput {...shared} of={computedInside} />}
    </Suspense>
  )
}

/** A text input for which a phone shows the matching keyboard. */
function typedAs(inputType: string) {
  return function TypedInput(props: InputProps) {
    return <TextInput {...props} options={{ inputType, ...props.options }} />
  }
}

function withWords(Input: ComponentType<InputProps & { words: Words }>) {
  return function InputWithWords(props: InputProps) {
    return <Input {...props} words={useInputWords()} />
  }
}

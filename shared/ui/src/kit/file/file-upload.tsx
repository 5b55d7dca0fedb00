import { chakra } from '@chakra-ui/react/styled-system';
import { UPLOAD_FORMATS } from '@portal/contract/values/upload-formats';
import { t } from '@portal/platform/text';
import { type Ref, useId, useRef } from 'react';
import { FieldError, type FieldProps, RequirementBadge } from '../field/field.tsx';
import { Fieldset } from '../field/fieldset.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileList, type UploadItem } from './file-list.tsx';
import { SingleFile } from './single-file.tsx';
import { useDropTarget } from './use-drop-target.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';

export { checkFile, contentTypeOf, type FileProblem } from './check-file.ts';
export type { UploadItem } from './file-list.tsx';

interface FileUploadFieldProps extends Pick<FieldProps, 'label' | 'error' | 'help' | 'required' | 'isDisabled'> {
  /** Extensions, where not all of them are wanted. */
  accept?: readonly string[];
  files: readonly UploadItem[];
  /** Why files from the last choice were not added, each in a sentence. */
  refusals?: readonly string[];
  /** The chosen or dropped files, unchecked: `checkFile` decides. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Stops a running upload. */
  onCancel: (id: string) => void;
  /** Uploads a failed file again. */
  onRetry?: (id: string) => void;
  /** false: one file, which replaces the drop zone. */
  isMultiple?: boolean;
}

const Legend = chakra('legend', {
  base: { fontWeight: 'bold', display: 'flex', gap: '2', alignItems: 'center', marginBottom: '0.5' },
});
const Help = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', marginBottom: '2' } });

/** Files to attach: dropped or chosen, each with its progress, and with the reason if one cannot be accepted. */
export function FileUploadField({
  label,
  help = <Formats />,
  accept = UPLOAD_FORMATS,
  error,
  required,
  isDisabled = false,
  files,
  refusals = [],
  onAdd,
  onRemove,
  onCancel,
  onRetry,
  isMultiple = true,
}: FileUploadFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const chooseRef = useRef<HTMLButtonElement>(null);
  const single = isMultiple ? undefined : files[0];
  useFocusOnReturn(chooseRef, single !== undefined);

  function add(list: FileList | null) {
    const chosen = [...(list ?? [])];
    if (chosen.length > 0 && !isDisabled) onAdd(isMultiple ? chosen : chosen.slice(0, 1));
  }
  const target = useDropTarget(add);

  return (
    <Fieldset aria-describedby={`${id}-help ${id}-error`}>
      <Legend>
        <span>{label}</span>
        <RequirementBadge required={required} />
      </Legend>
      <Help id={`${id}-help`}>
        <span>{help}</span> <chakra.span display="block">{t('upload.maxSize')}</chakra.span>
      </Help>
      {single ? (
        <div {...target}>
          <SingleFile file={single} isDisabled={isDisabled} onRemove={onRemove} onCancel={onCancel} />
        </div>
      ) : (
        <DropZone
          target={target}
          buttonRef={chooseRef}
          isSingle={!isMultiple}
          isDisabled={isDisabled}
          onChoose={() => inputRef.current?.click()}
        />
      )}
      <FileInput ref={inputRef} label={label} accept={accept} isMultiple={isMultiple} onChoose={add} />
      <div role="alert">
        {refusals.map((refusal, index) => (
          <FieldError key={`${index}-${refusal}`} id={`${id}-refusal-${index}`} error={refusal} />
        ))}
      </div>
      {isMultiple ? (
        <FileList
          files={files}
          isDisabled={isDisabled}
          onRemove={onRemove}
          onCancel={onCancel}
          onRetry={onRetry}
          afterLast={chooseRef}
        />
      ) : null}
      {/* Below the list, beside the button: above twenty files nobody would see it. */}
      <div aria-live="assertive">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </Fieldset>
  );
}

interface FileInputProps extends Required<Pick<FileUploadFieldProps, 'label' | 'accept' | 'isMultiple'>> {
  ref: Ref<HTMLInputElement>;
  onChoose: (files: FileList | null) => void;
}

/** The browser's own input, pressed by the button of the drop zone. */
const FileInput = ({ ref, label, accept, isMultiple, onChoose }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple={isMultiple}
    accept={accept.map((extension) => `.${extension}`).join(',')}
    aria-label={label}
    onChange={(event) => {
      onChoose(event.target.files);
      // So that the same file can be chosen again after it was removed.
      event.target.value = '';
    }}
  />
);

/** The formats, each of which stays together. */
const Formats = () =>
  t('upload.formats')
    .split(/(?<=、)/u)
    .map((format) => (
      <chakra.span key={format} whiteSpace="nowrap">
        {format}
      </chakra.span>
    ));

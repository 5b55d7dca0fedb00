import { t } from '@portal/platform/text';
import { type ReactNode, useRef } from 'react';
import { DangerButton, PrimaryButton, SecondaryButton } from '../action/button.tsx';
import { Sentence } from '../content/sentence.tsx';
import { Box, Stack, Text } from '../layout/layout.ts';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../theme/icons.ts';
import { Modal, type ModalProps } from './modal.tsx';

interface MessageDialogProps {
  isOpen: boolean;
  title?: string;
  body: ReactNode;
  onClose: () => void;
  closeLabel?: string;
}

interface MarkedModalProps extends Omit<ModalProps, 'icon'> {
  mark: ReactNode;
  color: string;
  body: ReactNode;
}

/** The common layout: a mark beside the title, then the text. */
const MarkedModal = ({ mark, color, body, children, ...modal }: MarkedModalProps) => (
  <Modal
    {...modal}
    icon={
      <Box color={color} paddingTop="2" flexShrink="0">
        {mark}
      </Box>
    }
  >
    <Body>{body}</Body>
    {children}
  </Modal>
);

interface ErrorDialogProps extends MessageDialogProps {
  title: string;
  /** If only a reload helps, its button comes first [8.3]; the dialog can still be closed. */
  onReload?: (() => void) | undefined;
}

/** Something failed [2.94]: what it was, and what helps. */
export function ErrorDialog({
  title,
  body,
  onClose,
  closeLabel = t('common.close'),
  isOpen,
  onReload,
}: ErrorDialogProps) {
  const firstRef = useRef<HTMLButtonElement>(null);
  return (
    <MarkedModal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      initialFocus={firstRef}
      mark={<CircleAlertIcon size={24} />}
      color="fg.bad"
      body={body}
      footer={
        onReload ? (
          <>
            <SecondaryButton onPress={onClose}>{closeLabel}</SecondaryButton>
            <PrimaryButton ref={firstRef} onPress={onReload}>
              {t('common.reload')}
            </PrimaryButton>
          </>
        ) : (
          <PrimaryButton ref={firstRef} onPress={onClose}>
            {closeLabel}
          </PrimaryButton>
        )
      }
    />
  );
}

interface WarningDialogProps {
  isOpen: boolean;
  title?: string;
  body: ReactNode;
  confirmLabel: string;
  tone?: 'default' | 'danger';
  /** A promise keeps the dialog's buttons locked. */
  onConfirm: () => unknown;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks before something is done [2.95]. The keyboard reaches Cancel first. */
export function WarningDialog({
  isOpen,
  title = t('dialog.warningTitle'),
  body,
  confirmLabel,
  tone = 'default',
  onConfirm,
  onCancel,
  children,
}: WarningDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  const Confirm = tone === 'danger' ? DangerButton : PrimaryButton;
  return (
    <MarkedModal
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      initialFocus={cancelRef}
      mark={<TriangleAlertIcon size={24} />}
      color="fg.warn"
      body={body}
      footer={
        <>
          <SecondaryButton ref={cancelRef} onPress={onCancel}>
            {t('common.cancel')}
          </SecondaryButton>
          <Confirm onPress={onConfirm}>{confirmLabel}</Confirm>
        </>
      }
    >
      {children}
    </MarkedModal>
  );
}

/** Gives information before the customer goes on [2.96]. */
export const NoticeDialog = (props: MessageDialogProps) => (
  <MessageDialog
    {...props}
    title={props.title ?? t('dialog.noticeTitle')}
    mark={<InfoIcon size={24} />}
    color="fg.brand"
  />
);

/** Says that something is done [2.96]. */
export const InfoDialog = (props: MessageDialogProps) => (
  <MessageDialog
    {...props}
    height="content"
    title={props.title ?? t('dialog.infoTitle')}
    mark={<CircleCheckIcon size={24} />}
    color="fg.ok"
  />
);

function MessageDialog({
  isOpen,
  title,
  body,
  onClose,
  closeLabel = t('common.close'),
  mark,
  color,
  height,
}: MessageDialogProps & Pick<MarkedModalProps, 'title' | 'mark' | 'color' | 'height'>) {
  const closeRef = useRef<HTMLButtonElement>(null);
  return (
    <MarkedModal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      initialFocus={closeRef}
      mark={mark}
      color={color}
      {...(height ? { height } : {})}
      body={body}
      footer={
        <PrimaryButton ref={closeRef} onPress={onClose}>
          {closeLabel}
        </PrimaryButton>
      }
    />
  );
}

/** A string becomes one paragraph per line. */
function Body({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return (
    <Stack gap="2">
      {children.split('\n').map((line, index) => (
        <Text key={`${index}-${line}`}>
          <Sentence>{line}</Sentence>
        </Text>
      ))}
    </Stack>
  );
}
